import { wordsOfPath } from '@/model/readable'
import type { FormStore } from './store'

/** The label of the field, prefixed with its section. Falls back to a label derived from the path. */
export function fieldLabel(store: FormStore, path: string): string {
  const field = store.fieldExactlyAt(path)
  return [field?.label?.() && field.sectionTitle, ownLabel(store, path)].filter(Boolean).join(' · ')
}

export const ownLabel = (store: FormStore, path: string): string =>
  store.fieldExactlyAt(path)?.label?.() ?? wordsOfPath(path)
