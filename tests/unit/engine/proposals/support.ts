import { type ProposalRow, proposalRequest } from '@/engine/plan/proposalTypes'
import { proposedRows } from '@/engine/plan/proposedRows'
import { createQueue } from '@/engine/plan/queue'
import type { Decisions, Plan } from '@/engine/plan/types'
import { proposalOf, writeProposal } from '@/engine/proposals/format'
import { readProposal } from '@/engine/proposals/readProposal'
import type { EntityType } from '@/model/entityTypes'
import { planAt, type Service, worldContents } from '../plan/service'

export const account = 'to'

const types = ['teams', 'missions', 'prizes', 'players', 'quizzes', 'levels'] as const satisfies EntityType[]

/** A few objects of the mock world in one account. */
export const start = (): ReadonlyMap<EntityType, readonly object[]> => {
  const contents = Object.values(worldContents)[0] as ReadonlyMap<EntityType, readonly object[]>
  return new Map(
    types.map((type) => [type, (contents.get(type) ?? []).slice(0, 3).map((row) => ({ ...row, account }))]),
  )
}

const head = {
  ...{ account, title: 'Change 3 missions', why: 'Spring starts slowly', by: 'Mara Lind' },
  ...{ at: '2026-11-24T09:10:00Z', console: '1.2.0', contract: '0.3.0' },
}

export const proposalWith = (rows: readonly ProposalRow[], more: object = {}) =>
  proposalOf({ ...head, ...more }, rows)

/** The proposal of a plan, as somebody else reads its file. */
export async function sent(plan: Plan) {
  const written = await proposalWith(proposedRows(plan))
  const { proposal, ...wrong } = await readProposal(writeProposal(written, 2))
  if (!proposal) throw new Error(JSON.stringify(wrong))
  return proposal
}

export const opened = (
  service: Service,
  proposal: Awaited<ReturnType<typeof sent>>,
  decisions?: Partial<Decisions>,
) => planAt(service, proposalRequest(proposal), decisions && { decisions })

export async function carriedOut(service: Service, plan: Plan) {
  const queue = createQueue({ plan, title: 'Apply', api: service.api })
  await queue.run()
  for (const state of Object.values(queue.get().states)) if (state.error) throw new Error(state.error)
}

export const statesOf = ({ rows }: Plan) =>
  Object.fromEntries(rows.map(({ key, proposed }) => [key, proposed]))
