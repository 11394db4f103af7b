import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Proposal } from '@/engine/plan/proposalTypes'
import { proposedRows } from '@/engine/plan/proposedRows'
import { proposalOf, writeProposal } from '@/engine/proposals/format'
import { readProposal } from '@/engine/proposals/readProposal'
import { writeProposed } from '../../../../programme/proposals/write'
import { settings } from '../../property/settings'
import { planAt, Service } from '../plan/service'
import { requests } from './requests'
import { account, start } from './support'

/* The sum of a proposal depends on its account, rows and reason alone (rule PROPOSE-2). */

const some = { ...settings, numRuns: 60 }

/** What a command that proposes prints. */
async function printedFor(plan: Parameters<typeof writeProposed>[1], why: string): Promise<Proposal> {
  const printed: string[] = []
  const call = {
    ...{ positionals: [], values: { why, by: 'a pipeline' } },
    ...{ print: (line: string) => void printed.push(line), log: () => undefined },
  }
  expect(await writeProposed(call, plan, 'Import 3 objects')).toBe(0)
  return JSON.parse(printed.join('\n')) as Proposal
}

it('is the same from the page and from a command for the same rows and reason, in any plan', async () => {
  await fc.assert(
    fc.asyncProperty(
      requests,
      fc.string({ minLength: 1, maxLength: 40 }).filter((text) => text.trim() !== ''),
      async (request, why) => {
        const plan = planAt(new Service({ [account]: start() }), request)
        const rows = proposedRows(plan)
        if (rows.length === 0) return
        const head = {
          account,
          title: 'Change 14 missions',
          by: 'Mara Lind',
          console: '1.2.0',
          contract: '0.3.0',
        }
        const ofPage = await proposalOf({ ...head, at: '2026-11-24T09:10:00Z', why: ` ${why}\n` }, rows)
        const ofCommand = await printedFor(plan, why)
        expect(ofCommand.sum).toBe(ofPage.sum)
        // Both survive being written and read.
        const { proposal } = await readProposal(writeProposal(ofPage, 2))
        expect(proposal?.sum).toBe(ofCommand.sum)
        expect(proposal?.rows).toEqual(ofCommand.rows)
      },
    ),
    some,
  )
})

it('differs as soon as a row or the reason does', async () => {
  const plan = planAt(new Service({ [account]: start() }), {
    ...{ kind: 'delete', account },
    objects: (start().get('missions') as { id: string }[]).map(({ id }) => ({ type: 'missions', id })),
  })
  const rows = proposedRows(plan)
  const sumOf = async (of: typeof rows, why: string) =>
    (await proposalOf({ account, title: 't', why, by: 'b', at: '', console: '', contract: '' }, of)).sum
  const sums = [await sumOf(rows, 'a'), await sumOf(rows, 'b'), await sumOf(rows.slice(1), 'a')]
  expect(new Set(sums).size).toBe(3)
})
