import * as z from 'zod/mini'
import type { QueueState } from '@/engine/plan/types'
import { withoutTaken } from '@/engine/table/keptSheet'
import { blankSheet, type Sheet } from '@/engine/table/sheet'
import type { EntityType } from '@/model/entityTypes'
import { places } from '@/stored/places'
import { stored } from '@/stored/stored'

const text = z.optional(z.string())
const texts = z.record(z.string(), z.string())
const note = z.object({
  was: text,
  refused: z.optional(z.object({ message: z.string(), nearest: text })),
})

const sheetSchema: z.ZodMiniType<Sheet> = z.object({
  edits: z.record(z.string(), texts),
  added: z.array(z.object({ key: z.string(), below: text, sent: text })),
  notes: z.optional(z.record(z.string(), z.record(z.string(), note))),
  sent: z.optional(z.record(z.string(), texts)),
})

/** What was typed into tables, by account and type. It outlives the tab (rule TABLE-8). */
const sheets = stored(places.tableEdits, sheetSchema, blankSheet)

export const keptSheet = (account: string, type: EntityType): Sheet => sheets.get(account, type)

export const sheetAtom = (account: string, type: EntityType) => sheets.atom(account, type)

/** Stores a sheet, or removes it if nothing was typed. Returns false if the browser cannot keep it. */
export function keepSheet(sheet: Sheet, account: string, type: EntityType): boolean {
  const isBlank = Object.keys(sheet.edits).length === 0 && sheet.added.length === 0
  return sheets.set(isBlank ? undefined : withoutOldNotes(sheet), account, type)
}

/** Without notes about edits that are no more. */
function withoutOldNotes(sheet: Sheet): Sheet {
  const { notes = {}, edits } = sheet
  const own = Object.entries(notes).filter(([key]) => Object.hasOwn(edits, key))
  return { ...sheet, notes: Object.fromEntries(own) }
}

/** Takes what the plan of a table has carried out so far out of the table (rule TABLE-12). */
export function takeFromTables({ account, origin, steps, states }: QueueState): void {
  if (!origin?.isOfTable) return
  const byType = new Map<EntityType, Set<string>>()
  for (const { key, type, id } of steps) {
    if (states[key]?.status !== 'done') continue
    const ids = byType.get(type) ?? new Set()
    byType.set(type, ids.add(id))
  }
  for (const [type, ids] of byType) {
    const before = keptSheet(account, type)
    if (before !== blankSheet) keepSheet(withoutTaken(before, ids), account, type)
  }
}
