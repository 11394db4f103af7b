import { CopyPlus, Import, type LucideIcon, PencilLine, Trash2 } from 'lucide-react'
import type { PlanRequest } from '../plan/types'

const icons: Readonly<Record<PlanRequest['kind'], LucideIcon>> = {
  copy: CopyPlus,
  import: Import,
  edit: PencilLine,
  changes: PencilLine,
  delete: Trash2,
}

export const iconOf = (kind: PlanRequest['kind']): LucideIcon => icons[kind]

/** The icon of a queue, which keeps only its title. */
export const iconOfTitle = (title: string): LucideIcon => {
  const [verb] = title.split(' ', 1)
  if (verb === 'Copy') return icons.copy
  if (verb === 'Import') return icons.import
  return verb === 'Delete' ? icons.delete : icons.edit
}
