import * as z from 'zod/mini'
import type { QueueState } from '@/engine/plan/types'
import { withoutTaken } from '@/engine/table/storedTableDraft'
import { emptyTableDraft, type TableDraft } from '@/engine/table/tableDraft'
import type { EntityType } from '@/model/entityTypes'
import { storageKeys } from '@/stored/storageKeys'
import { stored } from '@/stored/stored'

const text = z.optional(z.string())
const texts = z.record(z.string(), z.string())
const note = z.object({
  was: text,
  refused: z.optional(z.object({ message: z.string(), nearest: text })),
})

const sheetSchema: z.ZodMiniType<TableDraft> = z.object({
  edits: z.record(z.string(), texts),
  added: z.array(z.object({ key: z.string(), below: text, sent: text })),
  notes: z.optional(z.record(z.string(), z.record(z.string(), note))),
  sent: z.optional(z.record(z.string(), texts)),
})

/** Stored drafts of tables, by account and type. They outlive the tab (rule TABLE-8). */
const sheets = stored(storageKeys.tableEdits, sheetSchema, emptyTableDraft)

export const storedTableDraft = (account: string, type: EntityType): TableDraft => sheets.get(account, type)

export const tableDraftAtom = (account: string, type: EntityType) => sheets.atom(account, type)

/** Stores a draft; removes it if it is empty. Returns false if the browser cannot store it. */
export function storeTableDraft(sheet: TableDraft, account: string, type: EntityType): boolean {
  const isBlank = Object.keys(sheet.edits).length === 0 && sheet.added.length === 0
  return sheets.set(isBlank ? undefined : withoutOldNotes(sheet), account, type)
}

/** Removes notes about edits that no longer exist. */
function withoutOldNotes(sheet: TableDraft): TableDraft {
  const { notes = {}, edits } = sheet
  const own = Object.entries(notes).filter(([key]) => Object.hasOwn(edits, key))
  return { ...sheet, notes: Object.fromEntries(own) }
}

/** Removes edits from the stored draft of a table that a plan has written so far (rule TABLE-12). */
export function takeFromTables({ account, origin, steps, states }: QueueState): void {
  if (!origin?.isOfTable) return
  const byType = new Map<EntityType, Set<string>>()
  for (const { key, type, id } of steps) {
    if (states[key]?.status !== 'done') continue
    const ids = byType.get(type) ?? new Set()
    byType.set(type, ids.add(id))
  }
  for (const [type, ids] of byType) {
    const before = storedTableDraft(account, type)
    if (before !== emptyTableDraft) storeTableDraft(withoutTaken(before, ids), account, type)
  }
}
