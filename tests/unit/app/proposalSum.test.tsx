import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findPersona } from '@mocks/provider/personas'
import { mintAccessToken } from '@mocks/provider/tokens'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Proposal } from '@/engine/plan/proposalTypes'
import type { BundleObject } from '@/engine/plan/types'
import { discard } from '@/pages/plan/running'
import { forgetPlanned, plan } from '@/parts/plan/planned'
import { tempFolder } from '../../tempFolder'
import { runWith } from '../programme/running'
import { base, openConsole, withMockedApi } from './openConsole'

const saved: string[] = []
vi.mock('@/ui/download', async (load) => ({
  ...(await load<object>()),
  download: (_name: string, parts: readonly string[]) => void saved.push(parts.join('')),
}))

withMockedApi()
afterEach(() => {
  discard()
  forgetPlanned()
})

const objects: BundleObject[] = [
  { type: 'teams', id: 'team-badger', object: { id: 'team-badger', name: 'Otter' } },
  { type: 'teams', id: 'team-new', object: { id: 'team-new', name: 'New', tags: ['spring', 'ÄÖ'] } },
  { type: 'quizzes', id: 'night-sky', object: { id: 'night-sky', name: 'Stars' } },
]
const why = 'Spring starts slowly: “give it a push”'

it('the page and the real command give the same sum for the same rows and reason (rule PROPOSE-2)', async () => {
  const { user, go } = await openConsole('/profile')
  plan({ kind: 'import', account: 'brindlewick', file: 'programme.json', objects }, 'teams')
  await go('/programme/plan')
  const differs = await screen.findByRole('group', { name: '2 objects differ' })
  await user.click(within(differs).getByRole('button', { name: 'Take from the file' }))
  await screen.findByRole('button', { name: 'Import 3' })
  await user.click(screen.getByRole('button', { name: 'Propose...' }))
  const dialog = await screen.findByRole('dialog', { name: 'Propose this change' })
  await user.click(within(dialog).getByLabelText('Why'))
  await user.paste(` ${why} `)
  await user.click(within(dialog).getByRole('button', { name: 'Save file' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  const ofPage = JSON.parse(saved[0] ?? '') as Proposal

  const file = join(tempFolder('sum'), 'bundle.json')
  const lists: Record<string, object[]> = {}
  for (const { type, object } of objects) lists[type] = [...(lists[type] ?? []), object]
  writeFileSync(
    file,
    JSON.stringify({ account: 'x', format: 'gamification-programme', version: 1, objects: lists }),
  )
  const persona = findPersona('service-admin')
  const token = persona ? mintAccessToken(persona) : ''
  const { printed, logged, exit } = await runWith(token, [
    ...['propose', file, '--base-url', `${window.location.origin}${base}/`, '--account', 'brindlewick'],
    ...['--overwrite', '--why', why, '--by', 'a pipeline'],
  ])
  expect([exit, logged]).toEqual([0, expect.stringContaining('Proposal ')])
  const ofCommand = JSON.parse(printed) as Proposal
  expect(ofCommand.rows).toEqual(ofPage.rows)
  expect(ofCommand.sum).toBe(ofPage.sum)
})
