import { z } from 'zod'
import { keyOf, objectsByKey } from '@/engine/plan/ids'
import { fieldsOf, titleOf } from '@/lib/value'
import { planOf } from '@/model/accountPlan'
import { accountTypes, isOfProgramme } from '@/model/entityTypes'
import { idOf, referencesOf, usesOf } from '@/model/references'
import { CommandError } from '../../command'
import { pageFields } from '../pages'
import { accountsOf, playerOf, programmeOf } from '../reading'
import { tool } from '../types'
import { lifecycleField, stateOf } from './findObjects'

export const listAccounts = tool({
  name: 'list_accounts',
  title: 'List accounts',
  description: 'The accounts that this server reads: id, name, plan, and whether they are available.',
  isOfAll: true,
  input: () => ({}),
  output: z.strictObject({
    items: z.array(
      z.strictObject({ id: z.string(), name: z.string(), plan: z.string(), isAvailable: z.boolean() }),
    ),
    ...pageFields,
  }),
  async run(_, asked) {
    const rows = await accountsOf(asked)
    const items = asked.assistant.accounts.flatMap((id) => {
      const row = rows.find((one) => idOf('accounts', one) === id)
      if (!row) return []
      return [
        { id, name: titleOf(row, id), plan: planOf(row), isAvailable: fieldsOf(row).isAvailable !== false },
      ]
    })
    return { value: { items }, lists: ['items'], tooLong: '' }
  },
})

const end = { type: z.enum(accountTypes), id: z.string(), name: z.string().optional(), path: z.string() }

export const getObject = tool({
  name: 'get_object',
  title: 'Get an object',
  description:
    'One object with all its fields, what it uses, and what uses it. `path` is the field that holds the id. An object that is used and does not exist has no name.',
  input: () => ({ type: z.enum(accountTypes), id: z.string() }),
  output: z.strictObject({
    type: z.enum(accountTypes),
    id: z.string(),
    name: z.string(),
    lifecycle: lifecycleField,
    object: z.record(z.string(), z.unknown()),
    uses: z.array(z.strictObject(end)),
    usedBy: z.array(z.strictObject(end)),
    ...pageFields,
  }),
  async run({ type, id }, asked) {
    const player = isOfProgramme(type) ? undefined : await playerOf(asked, id)
    const { account, lists } = await programmeOf(asked)
    const there = objectsByKey(lists, account)
    const object = player ?? there.get(keyOf({ type, id }))
    if (!object) throw new CommandError(`There is no object ${type}/${id} in ${account}`)
    const uses = referencesOf(type, object).map(({ to, id: other, path }) => {
      const found = there.get(keyOf({ type: to, id: other }))
      return { type: to, id: other, ...(found && { name: titleOf(found, other) }), path }
    })
    const usedBy = usesOf(type, id, lists).map(({ type: by, row, path }) => {
      const other = idOf(by, row)
      return { type: by, id: other, name: titleOf(row, other), path }
    })
    return {
      value: {
        type,
        id,
        name: titleOf(object, id),
        lifecycle: stateOf(object, asked.now),
        object,
        uses,
        usedBy,
      },
      lists: ['uses', 'usedBy'],
      tooLong: `${type}/${id} is longer than an answer can be (50 kB). Look at it in the console, or export the account: programme export`,
    }
  },
})
