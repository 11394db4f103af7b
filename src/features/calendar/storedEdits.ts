import { useSelector } from '@tanstack/react-store'
import { useCallback } from 'react'
import * as z from 'zod/mini'
import { tellUnkept } from '@/features/shared/tellUnkept'
import { places } from '@/stored/places'
import { timeSchema } from '@/stored/schemas'
import { stored } from '@/stored/stored'
import type { WindowEdits } from './windows'

const time = z.exactOptional(timeSchema)
const schema: z.ZodMiniType<WindowEdits> = z.record(
  z.string(),
  z.object({ from: time, to: time, draw: time }),
)
const moved = stored(places.calendarEdits, schema, {})

/**
 * The windows that were moved and are not confirmed. They are stored for this tab, so that opening the plan, opening an
 * object or a reload does not lose them (decision H67).
 */
export function useStoredEdits(account: string) {
  const edits = useSelector(moved.atom(account))
  const set = useCallback(
    (change: (before: WindowEdits) => WindowEdits) =>
      tellUnkept(moved.set(change(moved.get(account)), account)),
    [account],
  )
  return [edits, set] as const
}
