import { describe, expect, it } from 'vitest'
import { entities } from '@/entities/registry'
import { fieldsOf } from '../../e2e/forms/contract'
import * as steps from '../../e2e/forms/steps'
import { fixtureOf } from '../../entities'
import { itemName } from '../../openapi'

/* The browser test of a form holds the same, minutes later. */

describe.each(entities.map(({ list }) => list.type))('the fixture of %s', (type) => {
  it('sets every field of the contract, or names it as unset', () => {
    const { sent, unset } = fixtureOf(type).browser(steps)
    const missing = fieldsOf(`${itemName(type)}Create`).filter((field) => !(field in sent))
    expect(
      missing.toSorted(),
      `tests/entities/${type}.ts: fields of the contract that neither sent nor unset has`,
    ).toEqual([...unset].toSorted())
  })
})
