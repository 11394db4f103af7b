import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { missionForm } from '@/entities/missions/form'
import { entityOf } from '@/entities/registry'
import type { FormSpec } from '@/form/types'
import { resourceFacts } from '@/generated/resourceFacts'
import { showForm, showNew, type Thing } from '../form/render'

const items = (kind: string) => ({
  isLoading: false,
  items: [1, 2, 3].map((ordinal) => ({ id: `${kind}-${ordinal}`, name: `${kind} ${ordinal}`, ordinal })),
})
vi.mock('@/entities/references', () => ({
  useReferencesAt: (_type: string, path: keyof typeof resourceFacts.missions.refersTo) =>
    items(entityOf(resourceFacts.missions.refersTo[path]).list.singular.toLowerCase()),
}))

const spec = missionForm as unknown as FormSpec<Thing>
/** Every field of the contract, and some that it does not know. */
const mission = {
  sponsor: { name: 'kept' },
  id: 'm',
  account: 'a',
  name: 'Mission',
  description: 'Words',
  isAvailable: true,
  imgUrl: '/m.png',
  tags: ['x'],
  category: 'c',
  active: { from: '2025-03-01T00:00:00Z', to: '2025-12-31T23:59:59Z', zone: 'kept' },
  period: 'monthly',
  timing: { maxSecondsToComplete: 5, minSecondsToRestart: 6, kept: 1 },
  timeToComplete: false,
  timeToRestart: true,
  priority: 2,
  limitCount: true,
  countLimit: 1,
  objectives: {
    events: [{ id: 'event-1', count: 3, currentCount: 1, kept: [null] }],
    missions: ['kept'],
    quizzId: '',
  },
  requirement: {
    level: { id: 'level-1', ordinal: 1 },
    tags: ['y'],
    missions: ['mission-9'],
    achievements: [],
  },
  languages: ['en'],
  reward: { points: 1, credits: 2, achievements: [{ id: 'achievement-1', steps: 1 }] },
}
const edit = (object: Thing = mission) => showForm({ fields: null, spec, object })
const create = () => showNew({ fields: null, spec })
const picker = (name: string | RegExp) => screen.queryByRole('combobox', { name })
const quiz = () => picker('Quiz (Optional)')
const survey = () => picker('Survey (Optional)')

async function pick(user: Awaited<ReturnType<typeof edit>>['user'], box: HTMLElement | null, name: string) {
  if (!box) throw new Error(`no picker for ${name}`)
  await user.click(box)
  await user.click(await screen.findByRole('option', { name }))
}

describe('an existing mission', () => {
  it('offers its sections by Tab before any field', async () => {
    await edit()
    const index = screen.getByLabelText('On this page')
    const first = screen.getByRole('textbox', { name: /^Id/ })
    expect(index.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('enables its seconds by their switches (decision D9)', async () => {
    const { user, save, onSave } = await edit()
    const seconds = screen.getByRole('spinbutton', { name: /Seconds to complete/ })
    expect(seconds).toBeDisabled()
    expect(screen.getByRole('spinbutton', { name: /Seconds to restart/ })).toBeEnabled()
    await user.click(screen.getByRole('switch', { name: 'Time to complete' }))
    await user.type(seconds, '0')
    await save()
    expect(onSave.mock.calls[0]?.[0]).toEqual({
      ...mission,
      timeToComplete: true,
      timing: { ...mission.timing, maxSecondsToComplete: 50 },
    })
  })
})

describe('the objectives (rule MISSION-3, decision L2)', () => {
  it('hide the quiz and the survey once an event is selected, not before', async () => {
    const { user } = await create()
    expect(quiz()).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Add Event' }))
    expect(survey()).toBeInTheDocument()
    await pick(user, picker('Event 1'), 'event 2')
    expect(quiz()).not.toBeInTheDocument()
    expect(survey()).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Remove event 2' }))
    expect(quiz()).toBeInTheDocument()
    expect(survey()).toBeInTheDocument()
  })

  it('clear the quiz for a survey, show that and undo it', async () => {
    const { user, save, onSave } = await edit({
      ...mission,
      objectives: { missions: ['kept'], quizzId: 'quiz-1' },
    })
    await pick(user, survey(), 'survey 2')
    expect(quiz()).toHaveValue('')
    expect(screen.getByText(/Cleared: the quiz\./)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(quiz()).toHaveValue('quiz 1')
    expect(survey()).toHaveValue('')
    expect(screen.queryByText(/Cleared/)).not.toBeInTheDocument()
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument()

    await pick(user, survey(), 'survey 2')
    await save()
    expect(onSave.mock.calls[0]?.[0].objectives).toEqual({
      missions: ['kept'],
      quizzId: '',
      surveyId: 'survey-2',
    })
  })

  it('clear the survey for a quiz', async () => {
    const { user, save, onSave } = await edit({ ...mission, objectives: { surveyId: 'survey-1' } })
    await pick(user, quiz(), 'quiz 3')
    expect(screen.getByText(/Cleared: the survey\./)).toBeInTheDocument()
    await save()
    expect(onSave.mock.calls[0]?.[0].objectives).toEqual({ surveyId: '', quizzId: 'quiz-3' })
  })

  it('clear the quiz for an event, and Undo removes the event', async () => {
    const { user, save, onSave } = await edit({ ...mission, objectives: { quizzId: 'quiz-1' } })
    await user.click(screen.getByRole('button', { name: 'Add Event' }))
    await pick(user, picker('Event 1'), 'event 2')
    expect(screen.getByText(/Cleared: the quiz\./)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(quiz()).toHaveValue('quiz 1')
    expect(picker('Event 1')).toHaveValue('')
    await pick(user, picker('Event 1'), 'event 2')
    await save()
    expect(onSave.mock.calls[0]?.[0].objectives).toEqual({
      quizzId: '',
      events: [{ id: 'event-2', count: 1 }],
    })
  })

  it('stay as received on an object that has several', async () => {
    const objectives = { events: [{ id: 'event-1', count: 1 }], quizzId: 'quiz-1' }
    const { user, save, onSave } = await edit({ ...mission, objectives })
    expect(quiz()).not.toBeInTheDocument()
    await user.type(screen.getByRole('textbox', { name: 'Name' }), '!')
    await save()
    expect(onSave.mock.calls[0]?.[0].objectives).toEqual(objectives)
  })
})

describe('a mission with missing fields', () => {
  it.each([
    ['other objectives', { missions: ['kept'] }],
    ['any objectives', undefined],
  ])('sends nothing but the choice when a quiz is selected without %s', async (_, objectives) => {
    const { user, save, onSave } = await edit({ ...mission, objectives })
    await user.click(quiz() as HTMLElement)
    await user.click(screen.getByRole('option', { name: /quiz 1/ }))
    await save()
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
    expect(onSave.mock.calls[0]?.[0].objectives).toStrictEqual({ ...objectives, quizzId: 'quiz-1' })
  })

  it('shows the defaults of its limit, and sends none of them (rule MISSION-1, decision A1)', async () => {
    const { limitCount, countLimit, ...rest } = mission
    const { user, save, onSave } = await edit(rest)
    const limit = () => screen.getByRole('switch', { name: 'Limit completions' })
    const count = () => screen.getByRole('spinbutton', { name: /Count limit/ })
    expect(limit()).toBeChecked()
    expect(count()).toBeEnabled()
    expect(count()).toHaveAttribute('placeholder', '1')
    await user.type(screen.getByLabelText(/^Name/), '!')
    await save()
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
    expect(onSave.mock.calls[0]?.[0]).toEqual({ ...rest, name: 'Mission!' })
    await user.click(limit())
    expect(count()).toBeDisabled()
    await save()
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2))
    expect(onSave.mock.calls[1]?.[0]).toEqual({ ...rest, name: 'Mission!', limitCount: false })
  })
})

describe('the count of the limit', () => {
  it('says how often it allows a completion, with the refresh period (rule FIELD-10)', async () => {
    const { user } = await create()
    const count = screen.getByLabelText(/^Count limit/)
    expect(count).toHaveAccessibleDescription(/^Once a day\./)
    await user.clear(count)
    await user.type(count, '3')
    await user.selectOptions(screen.getByRole('combobox', { name: /Refresh period/ }), 'Week')
    expect(count).toHaveAccessibleDescription(/^3 times a week\./)
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(count).toHaveAccessibleDescription(/^3 times, ever\./)
    await user.click(screen.getByRole('switch', { name: 'Limit completions' }))
    expect(count).not.toHaveAccessibleDescription(/times/)
  })
})
