import { focusManager } from '@tanstack/react-query'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { request } from '@/api/request'
import { StatisticsStrip } from '@/app/frame/StatisticsStrip'
import { selectAccount } from '@/auth/selectedAccount'
import type { Statistics } from '@/generated/model'
import { ApiError } from '@/model/apiError'
import { renderInFrame } from './renderInFrame'

vi.mock('@/api/request', () => ({ request: vi.fn() }))

const record: Statistics = {
  players: 12418,
  activePlayers: 3127,
  missions: 48,
  startedMissions: 9702,
  points: 4_215_900,
  credits: 999_950,
  achievements: 36,
  unlockedAchievements: 22140,
  levelUps: 5612,
  prizeDraws: 1094,
  mysteryBoxes: 8,
  prizes: 24,
  apiCalls: 8_912_440,
  surveys: 6,
  quizzes: 11,
  streaksStarted: 1806,
  streaksCompleted: 640,
}

/** Responses by account; '' is the aggregate. */
let responses: Record<string, Statistics | ApiError>
const calls = () =>
  vi.mocked(request).mock.calls.map(([{ url, params }]) => `${url} ${params?.account ?? ''}`.trim())

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  vi.useFakeTimers()
  responses = { '': record, brindlewick: record, fennmarsh: record }
  vi.mocked(request).mockImplementation(async ({ params }) => {
    const response = responses[params?.account ?? '']
    if (!response || response instanceof ApiError) throw response
    return { ...response } as never
  })
})

afterEach(() => {
  focusManager.setFocused(undefined)
  vi.useRealTimers()
  selectAccount('')
})

/** 5 s, plus some time for the response. */
const interval = 5050
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function show(account = 'brindlewick', permissions?: string[]) {
  selectAccount(account)
  const view = await renderInFrame(<StatisticsStrip accountName="Brindlewick" />, {
    ...(permissions && { permissions }),
  })
  await pass(0)
  return view
}

const strip = () => screen.getByRole('region', { name: 'Statistics' })
const figure = (name: string) => strip().querySelector(`[data-figure=${name}]`)
const highlighted = () =>
  [...document.querySelectorAll('dd[data-changed]')].map((element) => element.getAttribute('data-figure'))

describe('the figures of the statistics', () => {
  it('include all 17, abbreviated, with the full number on hover (rule STATS-2)', async () => {
    await show()
    expect(strip().querySelectorAll('[data-figure]')).toHaveLength(17)
    expect(strip().querySelectorAll('dt')).toHaveLength(13)
    expect(figure('players')).toHaveTextContent('12.4K')
    expect(figure('players')).toHaveAttribute('title', '12,418')
    expect(figure('activePlayers')).toHaveTextContent('3.1K active')
    expect(figure('credits')).toHaveTextContent('1.0M')
    expect(figure('missions')).toHaveTextContent('48')
  })

  it('show full numbers when abbreviation is off, which is remembered (rule STATS-5)', async () => {
    const { unmount } = await show()
    const toggle = screen.getByRole('button', { name: /Abbreviate/ })
    expect(toggle).toHaveAttribute('aria-pressed', 'true')
    fireEvent.click(toggle)
    expect(toggle).toHaveAttribute('aria-pressed', 'false')
    expect(figure('points')).toHaveTextContent('4,215,900')
    unmount()
    await show()
    expect(figure('points')).toHaveTextContent('4,215,900')
  })

  it('show 0 for values that are missing or not numbers', async () => {
    responses.brindlewick = { players: 'many', missions: '12' } as never
    await show()
    expect(figure('missions')).toHaveTextContent('12')
    expect(figure('players')).toHaveTextContent('0')
    expect(figure('points')).toHaveTextContent('0')
  })

  it('have no live region', async () => {
    await show()
    expect(strip().querySelector('[aria-live], [role=status], [role=alert]')).toBeNull()
  })
})

describe('polling of the statistics', () => {
  it('loads every 5 s (rule STATS-3)', async () => {
    await show()
    await pass(4900)
    expect(calls()).toHaveLength(1)
    await pass(200)
    expect(calls()).toHaveLength(2)
    await pass(interval)
    expect(calls()).toHaveLength(3)
  })

  it('pauses while the tab is hidden, and goes on when it is visible again', async () => {
    await show()
    focusManager.setFocused(false)
    await pass(30_000)
    expect(calls()).toHaveLength(1)
    focusManager.setFocused(true)
    await pass(interval)
    expect(calls().length).toBeGreaterThan(1)
  })
})

describe('the highlight of the statistics', () => {
  it('marks what changed for 500 ms, and nothing on the first load (rule STATS-4)', async () => {
    await show()
    expect(highlighted()).toEqual([])
    responses.brindlewick = { ...record, points: 4_216_000, activePlayers: 3128 }
    await pass(interval)
    expect(highlighted().sort()).toEqual(['activePlayers', 'points'])
    await pass(400)
    expect(highlighted()).toHaveLength(2)
    await pass(150)
    expect(highlighted()).toEqual([])
  })

  it('marks nothing when the account changes', async () => {
    responses.fennmarsh = { ...record, points: 1, players: 2 }
    await show()
    act(() => selectAccount('fennmarsh'))
    await pass(0)
    expect(figure('points')).toHaveTextContent('1')
    expect(highlighted()).toEqual([])
    act(() => selectAccount('brindlewick'))
    await pass(0)
    expect(highlighted()).toEqual([])
  })
})

describe('errors of the statistics', () => {
  const busy = new ApiError({ kind: 'status', status: 500, message: 'Counting again' })

  it('appear as text beside the last figures, and disappear with the next success (rule STATS-6)', async () => {
    await show()
    responses.brindlewick = busy
    await pass(interval)
    expect(within(strip()).getByText('Counting again')).toBeVisible()
    expect(figure('players')).toHaveTextContent('12.4K')
    responses.brindlewick = record
    await pass(interval)
    expect(within(strip()).queryByText('Counting again')).toBeNull()
  })

  it('stay while a first load is retried', async () => {
    responses.brindlewick = busy
    await show()
    expect(within(strip()).getByText('Counting again')).toBeVisible()
    vi.mocked(request).mockImplementation(() => new Promise(() => undefined))
    await pass(interval)
    expect(within(strip()).getByText('Counting again')).toBeVisible()
  })

  it('errors of one account do not appear for another', async () => {
    responses.brindlewick = busy
    await show()
    act(() => selectAccount('fennmarsh'))
    await pass(0)
    expect(within(strip()).queryByText('Counting again')).toBeNull()
  })

  it('appear for a response that is not a record', async () => {
    responses.brindlewick = [] as never
    vi.mocked(request).mockResolvedValue([] as never)
    await show()
    expect(within(strip()).getByText("The server's answer holds no statistics")).toBeVisible()
  })
})

describe('a server that refuses further requests', () => {
  const refused = (status: number, retryAfter?: number) =>
    new ApiError({
      kind: 'status',
      status,
      message: 'Slow down',
      ...(retryAfter !== undefined && { retryAfter }),
    })

  it.each([
    ['the time in Retry-After', 429, 20, 20_000],
    ['half a minute without Retry-After', 429, undefined, 30_000],
    ['the time in Retry-After', 503, 60, 60_000],
    ['half a minute without Retry-After', 503, undefined, 30_000],
  ])('gets no request for %s, after a %i', async (_, status, retryAfter, ms) => {
    responses.brindlewick = refused(status, retryAfter)
    await show()
    expect(calls()).toHaveLength(1)
    await pass(ms - 1000)
    expect(calls()).toHaveLength(1)
    responses.brindlewick = record
    await pass(1050)
    expect(calls()).toHaveLength(2)
    await pass(interval)
    expect(calls()).toHaveLength(3)
  })
})

it('a folded strip fetches nothing until it is shown again (rule STATS-7)', async () => {
  await show()
  fireEvent.click(screen.getByRole('button', { name: 'Hide statistics' }))
  const before = calls().length
  await pass(3 * interval)
  expect(calls()).toHaveLength(before)
  expect(figure('players')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Show statistics' }))
  await pass(interval)
  expect(calls().length).toBeGreaterThan(before)
  expect(figure('players')).not.toBeNull()
})
