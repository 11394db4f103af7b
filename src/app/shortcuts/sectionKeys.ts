import { entities } from '@/entities/registry'

/** The letter that goes to a section after `g`, by entity type. */
export const sectionKeys: Readonly<Record<string, string>> = Object.fromEntries(
  entities.flatMap(({ list, shortcut }) => (shortcut === undefined ? [] : [[list.type, shortcut]])),
)

const typeOf = new Map(Object.entries(sectionKeys).map(([type, key]) => [key, type]))

/** The entity type of a letter. */
export const sectionOf = (key: string): string | undefined => typeOf.get(key)
