import { describe, expect, it } from 'vitest'
import { readColumns } from '@/engine/advanced-filters/columns'
import { readConditions } from '@/engine/advanced-filters/conditions'
import { entities } from '@/entities/registry'
import { listView, parseListSearch } from '@/list/listSearch'
import { offeredColumns } from '@/parts/list-views/offeredColumns'
import { shippedViews } from '@/parts/list-views/shippedViews'

describe.each(entities.map(({ list }) => list))('the views that $type come with', (list) => {
  const views = shippedViews(list.type)

  it('have three different names', () => {
    expect(new Set(views.map(({ name }) => name)).size).toBe(3)
  })

  it.each(views)('$name has conditions, columns and a sort that the list has', ({ search }) => {
    const read = parseListSearch(search)
    expect(readConditions(list.type, read.where).map(({ text }) => text)).toEqual(read.where ?? [])
    const columns = readColumns(offeredColumns(list), read.cols)
    if (read.cols) expect(columns?.map(({ id }) => id).join()).toBe(read.cols)
    const shown = columns ?? list.columns
    if (read.sort) expect(listView(read, { ...list, columns: [...shown] }).sort).toBe(read.sort)
  })
})
