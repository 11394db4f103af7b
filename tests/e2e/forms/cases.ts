import { fixtures } from '../../entities/fixtures'
import { itemName } from '../../openapi'
import type { FormCase } from './formCase'
import * as steps from './steps'

/** The case of every type, from its fixture. */
export const cases: FormCase[] = fixtures.map(([type, { words, browser }]) => {
  const [title, singular] = words
  return { type, title, singular, schema: itemName(type), ...browser(steps) }
})
