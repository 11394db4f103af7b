import { z } from 'zod'
import type { Bundle } from '@/engine/transfer/format'
import { type FileFault, mostFaultsListed, readBundle } from '@/engine/transfer/readBundle'
import { writeJson } from '@/lib/json'
import { isNumber, isObject } from '@/lib/value'
import { CommandError } from '../command'

/* A bundle in the arguments of a tool. */

export const bundleField = z.record(z.string(), z.unknown()).meta({
  description:
    'A bundle, as programme export writes it and the resource programme://bundle-schema describes it: {"account", "format": "gamification-programme", "version": 1, "objects": {"missions": [...]}}',
})

/** Reads a bundle. Throws CommandError with every fault. */
export function bundleIn(value: unknown): Bundle {
  refuseLongNumbers(value, '')
  const { bundle, faults = [], problem } = readBundle(writeJson(value))
  if (bundle) return bundle
  const rest = faults.length - mostFaultsListed
  throw new CommandError(
    problem !== undefined
      ? `The bundle cannot be used: ${problem}`
      : [
          'The bundle cannot be used:',
          ...faults.slice(0, mostFaultsListed).map(lineOf),
          ...(rest > 0 ? [`and ${rest} more`] : []),
        ].join('\n'),
  )
}

/** For example `missions/x, reward.points: Must be 0 or more`. Has no line number, because an argument has no lines. */
export const lineOf = ({ object, field, text }: Pick<FileFault, 'object' | 'field' | 'text'>): string =>
  [[object, field].filter(Boolean).join(', '), text].filter(Boolean).join(': ')

/** The protocol reads numbers as doubles, so one of more digits has already become another (rule NUMBER-1). */
export function refuseLongNumbers(value: unknown, path: string): void {
  if (isNumber(value)) {
    const number = Number(value)
    if (!Number.isFinite(number) || (Number.isInteger(number) && !Number.isSafeInteger(number)))
      throw new CommandError(`${path}: a number of so many digits cannot be passed on exactly`)
  } else if (isObject(value))
    for (const [key, part] of Object.entries(value))
      refuseLongNumbers(part, path === '' ? key : `${path}.${key}`)
}
