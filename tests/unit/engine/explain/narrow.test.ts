import { describe, expect, it } from 'vitest'
import { matchingExplained } from '@/engine/explain/narrow'
import type { Explained } from '@/engine/explain/types'

const all = [
  { type: 'missions', id: 'm-1', name: 'Zürich ٣', row: { description: 'Ｂest' } },
  { type: 'prizes', id: 'p-1', name: 'Bern 4', row: {} },
] as unknown as Explained[]
const found = (q?: string) => matchingExplained(all, q === undefined ? {} : { q }).map(({ id }) => id)

describe('the search of Player View', () => {
  it.each([
    [undefined, ['m-1', 'p-1']],
    ['zurich 3', ['m-1']],
    ['best', ['m-1']],
    ['٤', ['p-1']],
    ['prize', ['p-1']],
    ['-1', ['m-1', 'p-1']],
    ['bërn', []],
  ])('%j compares text as all searches do (rule TEXT-1)', (q, ids) => {
    expect(found(q)).toEqual(ids)
  })
})
