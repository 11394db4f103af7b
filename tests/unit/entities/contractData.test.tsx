import { contractContents } from '@mocks/world/contractContents'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { entities, entityOf } from '@/entities/registry'
import { lists, openForm, serveLists } from './openForm'

// Runs in test:all: it opens and saves forms of ten generated accounts.

/* The form of any object that the contract allows sends the typed name, and everything else as it was received. */

type Fields = Record<string, unknown>

const seeds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
/** Objects of each list. */
const some = 30
const now = new Date('2026-03-12T09:00:00Z')
serveLists()

const made = new Map<number, Record<string, Fields[]>>()
const contentsOf = (seed: number) => {
  const contents =
    made.get(seed) ?? (contractContents('a', seed, now, some) as unknown as Record<string, Fields[]>)
  made.set(seed, contents)
  return contents
}

/** The first object from `from` on that the rules of its form let pass: others say at once what is missing. */
async function savable(type: string, objects: readonly Fields[], from: number): Promise<Fields> {
  const { rules } = (await entityOf(type)?.form()) ?? { rules: [] }
  const found = objects
    .slice(from)
    .find((object) => rules.every((rule) => rule({ ...object, name: 'Another name' } as never).length === 0))
  return found ?? expect.fail(`no object of ${type} can be saved`)
}

/** Each type with two of the seeds, because a form takes long. Together they have all seeds. */
const cases = entities
  .map(({ list }) => list.type)
  .filter((type) => type !== 'accounts')
  .map((type, index) => [type, seeds.filter((seed) => seed % 5 === index % 5)] as const)

describe.each(cases)('the form of %s', (type, ofType) => {
  test('changes no field of objects that the contract allows', async () => {
    for (const seed of ofType) {
      const contents = contentsOf(seed)
      lists.use(
        http.get('*/admin/api/v0/:type', ({ params }) =>
          HttpResponse.json(contents[String(params.type)] ?? []),
        ),
      )
      const object = await savable(type, contents[type] ?? [], seed)
      const { save } = await openForm(type, object)
      fireEvent.change(screen.getByLabelText(/^(Player )?Name/), { target: { value: 'Another name' } })
      expect(await save(), `seed ${seed}`).toEqual({ ...object, name: 'Another name' })
      cleanup()
    }
  })
})
