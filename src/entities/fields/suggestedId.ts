import { useEffect } from 'react'
import { useFormContext } from '@/form/formContext'
import type { PathTo } from '@/model/paths'

const longest = 60

/** Letters that Unicode does not decompose into a base letter and a mark. */
const letters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** 'Été à l’Île' → 'ete-a-lile'. Returns '' if there are no Latin letters. */
export function slugOf(name: unknown): string {
  if (typeof name !== 'string') return ''
  const slug = name
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => letters[letter] ?? '')
    .normalize('NFKD')
    // '№' becomes 'No'.
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  if (slug.length <= longest) return slug
  // Cut at a word boundary, unless that leaves too little.
  const end = slug.lastIndexOf('-', longest)
  return slug.slice(0, end > longest / 2 ? end : longest)
}

/** Suggests an id for a name: 'walk', else 'walk-2', 'walk-3'. Undefined if the name suggests none. */
export function suggestedId(name: unknown, isTaken: (id: string) => boolean): string | undefined {
  const slug = slugOf(name)
  if (slug === '') return undefined
  let id = slug
  for (let count = 2; isTaken(id); count += 1) id = `${slug}-${count}`
  return id
}

/** Updates the id of a new object with its name, as long as the id is only a suggestion. */
export function useSuggestedId<T = never>(path: PathTo<T, string>): void {
  const { store, isNew } = useFormContext<T>()
  // The same store with another type: every object with an id also has a name.
  const { store: names } = useFormContext<{ name: string }>()
  useEffect(() => {
    if (!isNew) return
    const suggest = (name: unknown) => suggestedId(name, store.isTaken)
    let name = names.value('name')
    let last: string | undefined
    return names.subscribe('name', () => {
      const before = name
      name = names.value('name')
      if (name === before) return
      const id = store.value<string>(path) ?? ''
      // An id restored from a draft can be a suggestion, too.
      if (id !== '' && id !== last && id !== suggest(before)) return
      last = suggest(name)
      if (id !== (last ?? '')) store.set<string>(path, last)
    })
  }, [store, names, isNew, path])
}
