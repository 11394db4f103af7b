import { expect, test } from 'vitest'
import { entities } from '@/entities/registry'
import { accountTypes, entityTypes, programmeTypes, typesWith } from '@/model/entityTypes'

const typesOf = (chosen: typeof entities) => chosen.map(({ list }) => list.type)

test('the contract has the types in the order of the navigation', () => {
  expect(entityTypes).toEqual(typesOf(entities))
  expect(accountTypes).toEqual(typesOf(entities.filter(({ scope }) => scope === 'account')))
  expect(programmeTypes).toEqual(accountTypes.filter((type) => type !== 'players'))
})

test('the types with an active range are those whose lists can be filtered by schedule', () => {
  expect(typesWith('active')).toEqual(
    typesOf(entities.filter(({ list }) => list.filters?.some(({ id }) => id === 'schedule'))),
  )
})
