import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { defaultsOf } from '@/engine/plan/contract'
import { fieldDifferencesOf } from '@/engine/plan/differences'
import { changesByEdit } from '@/engine/plan/valueEdits'
import { entityOf } from '@/entities/registry'
import { resourceValues } from '@/generated/resourceValues'
import { valuesOf } from '@/lib/filterRows'
import { choices, defaultPeriods, periods, rankedPeriods, withDefault } from '@/model/choices'
import { entityTypes } from '@/model/entityTypes'
import { valueText } from '@/model/fieldValue'
import { csvColumns } from '@/parts/files/exportFile'
import { openForm, serveLists } from './openForm'

/* The enumerations of the contract have their labels and defaults in one place, src/model/choices.ts. */

serveLists()

const enumerations = entityTypes.flatMap((type) =>
  Object.entries(resourceValues[type])
    .filter(([, values]) => values.includes('|'))
    .map(([field, values]) => ({ type, field, values: values.split('|') })),
)

test.each(enumerations)('the enumeration $field of $type has a label for each value', ({ field, values }) => {
  expect(Object.keys(choices[field] ?? {}).sort()).toEqual([...values].sort())
})

test.each(enumerations)('the default of $field of $type is that of the contract', ({ type, field }) => {
  const { [field]: default_ } = defaultsOf(type)
  if (default_ !== undefined) expect(withDefault(type, field, undefined)).toBe(default_)
})

const types = Object.keys(defaultPeriods) as (keyof typeof defaultPeriods)[]

test('every type with a refresh period has a default for it', () => {
  expect(types.sort()).toEqual(
    enumerations.flatMap(({ type, field }) => (field === 'period' ? [type] : [])).sort(),
  )
})

describe.each(types)('a missing period of %s is its default', (type) => {
  const byDefault = defaultPeriods[type]
  const label = periods[byDefault]
  const { list } = entityOf(type)
  const row = (period: unknown) => ({ id: 'x', account: 'a', name: 'X', period }) as never

  test.each([undefined, null, ''])('in the filter and the CSV file, received as %j', (missing) => {
    const filter = list.filters?.find(({ id }) => id === 'period')
    expect(filter && valuesOf(filter as never, row(missing))).toEqual([byDefault])
    const column = csvColumns(type).find(({ header }) => header === 'period')
    expect(column?.read(row(missing))).toBe(byDefault)
  })

  test('in a diff, and setting it is no change', () => {
    const other = 'weekly'
    expect(valueText(type, 'period', undefined)).toBe(label)
    expect(valueText(type, 'period', other)).toBe(periods[other])
    expect(valueText(type, 'period', 'yearly')).toBe('yearly')
    for (const [ours, theirs] of [
      [undefined, byDefault],
      [byDefault, undefined],
    ])
      expect(
        fieldDifferencesOf(type, { name: 'X', account: 'a', id: 'x', period: ours }, row(theirs), 'a'),
      ).toEqual([])
    expect(changesByEdit(type, row(undefined), { kind: 'period', value: byDefault })).toEqual([])
    expect(changesByEdit(type, row(undefined), { kind: 'period', value: other })).toHaveLength(1)
  })

  test('in the select of its form, which writes it only if the user chooses', async () => {
    const { save } = await openForm(type, { id: 'x', account: 'a', name: 'X' })
    expect(screen.getByRole('combobox', { name: /Refresh period/ })).toHaveDisplayValue(label)
    expect(await save()).not.toHaveProperty('period')
  })

  test('in a new object: its form shows it, and sends it where the contract has a default', async () => {
    const created = (await entityOf(type).form()).defaults('a') as { period?: unknown }
    expect(created.period).toBe(defaultsOf(type).period)
  })
})

test('the column of leaderboards shows the default, too', () => {
  const column = entityOf('leaderboards').list.columns.find(({ id }) => id === 'period')
  expect(column?.value({} as never)).toBe(rankedPeriods[defaultPeriods.leaderboards])
})
