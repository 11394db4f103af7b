// Runs in test:all: a browser test of the core follows Used by.
import { server } from '@mocks/node'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { entities, entityOf } from '@/entities/registry'
import { resourceFacts } from '@/generated/resourceFacts'
import type { EntityType } from '@/model/entityTypes'
import { referringTypes } from '@/model/references'
import { currentToast } from '@/ui/toast'
import { base, calls, callsOf, openConsole, withMockedApi } from './openConsole'

withMockedApi()

type Fields = Record<string, unknown>

/** Lists of the account by type; all others are empty. */
function serve(lists: Partial<Record<EntityType, Fields[]>>) {
  server.use(
    ...entities
      .filter(({ scope }) => scope === 'account')
      .map(({ list: { type } }) =>
        http.get(`*${base}/${type}`, () => HttpResponse.json(lists[type as EntityType] ?? [])),
      ),
  )
}

const fail = (type: EntityType) =>
  server.use(
    http.get(`*${base}/${type}`, () => HttpResponse.json({ error: 'Out of order' }, { status: 500 })),
  )

const object = (type: EntityType, id: string, more: object = {}): Fields => ({
  account: 'brindlewick',
  [resourceFacts[type].idField]: id,
  name: `The ${id}`,
  isAvailable: true,
  ...more,
})

const card = (name: string) => screen.findByRole('region', { name })
/** The card once all lists have responded. */
const checked = async (name: string) => {
  const region = await card(name)
  await waitFor(() => expect(region).not.toHaveTextContent('Looking for objects'))
  return within(region)
}
const links = (view: Awaited<ReturnType<typeof checked>>) => view.queryAllByRole('link')

const ofAccount = entities
  .filter(({ scope }) => scope === 'account')
  .map(({ list }) => list.type as EntityType)

describe.each(ofAccount)('the form of an object of %s', (type) => {
  it('names every object that uses it, and reads only the lists of types that can (rule USE-1)', async () => {
    const users = referringTypes(type)
    const [lists, expected]: [Partial<Record<EntityType, Fields[]>>, number] = [{}, users.length]
    for (const user of users) {
      const [field = ''] = Object.entries(resourceFacts[user].refersTo).find(([, to]) => to === type) ?? []
      const value = field
        .split('.')
        .reduceRight<unknown>((inner, key) => (key === '*' ? [inner] : { [key]: inner }), 'wanted')
      lists[user] = [object(user, `user-of-${user}`, value as object)]
    }
    lists[type] = [object(type, 'wanted'), ...(lists[type] ?? [])]
    serve(lists)
    const { user: person } = await openConsole(`/${type}/wanted`)
    const usedBy = await checked('Used by')
    const others = usedBy.queryByRole('button', { name: /^Show .* more$/ })
    if (others) await person.click(others)
    expect(links(usedBy)).toHaveLength(expected)
    for (const user of users)
      expect(
        usedBy.getByRole('link', {
          name: new RegExp(`^The user-of-${user}.*${entityOf(user).list.singular}`),
        }),
      ).toBeVisible()
    const noun = entityOf(type).list.singular.toLowerCase()
    if (users.length === 0)
      expect(usedBy.getByText(`No other object can refer to this ${noun}.`)).toBeVisible()
    const pickers = Object.values(resourceFacts[type].refersTo)
    const read = calls.map((call) => call.split(/[ /?]/)[2])
    // Accounts and statistics belong to the frame; players are counted on the form of a team.
    const known = new Set<string>([type, ...users, ...pickers, 'accounts', 'analytics', 'players'])
    expect(read.filter((list) => !known.has(list ?? ''))).toEqual([])
  })
})

it('an account has no panel, and neither has a new object', async () => {
  const { go } = await openConsole('/accounts/brindlewick')
  await screen.findByRole('button', { name: 'Save Changes' })
  await waitFor(() => expect(document.querySelector('form[aria-busy]')).toBeNull())
  expect(screen.queryByRole('region', { name: 'Uses' })).toBeNull()
  await go('/teams/new')
  await screen.findByRole('button', { name: 'Save Changes' })
  await waitFor(() => expect(document.querySelector('form[aria-busy]')).toBeNull())
  expect(screen.queryByRole('region', { name: 'Uses' })).toBeNull()
})

const ride = object('missions', 'ride')
const cup = object('leaderboards', 'cup', { drivenBy: { missions: ['walk', 'ride'] } })

it('a row opens the other form at the field with the reference, which is not in the address; Back returns (rule USE-3)', async () => {
  serve({ missions: [ride], leaderboards: [cup] })
  const { user, path, back, router } = await openConsole('/missions/ride')
  const usedBy = await checked('Used by')
  expect(usedBy.getByText('1')).toBeVisible()
  await user.click(usedBy.getByRole('link', { name: 'The cup Leaderboard · Schedule › Driving missions' }))
  await screen.findByRole('heading', { level: 1, name: 'The cup' })
  expect(path()).toBe('/leaderboards/cup')
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^Driving missions/ })).toHaveFocus())
  await back()
  await screen.findByRole('heading', { level: 1, name: 'The ride' })
  await act(async () => router.history.forward())
  await screen.findByRole('heading', { level: 1, name: 'The cup' })
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^Driving missions/ })).toHaveFocus())
})

it('a row of a field without a control opens the other form, and its title gets the focus', async () => {
  serve({
    achievements: [object('achievements', 'early')],
    teams: [object('teams', 'owls', { badges: ['early'] })],
  })
  const { user } = await openConsole('/achievements/early')
  await user.click(
    (await checked('Used by')).getByRole('link', { name: 'The owls Team · Badges (not in the form)' }),
  )
  const title = await screen.findByRole('heading', { level: 1, name: 'The owls' })
  await waitFor(() => expect(title).toHaveFocus())
})

it('uses that can be edited come before those that a form only shows, such as badges', async () => {
  serve({
    achievements: [object('achievements', 'early')],
    players: [object('players', 'ada', { badges: ['early'] })],
    levels: [object('levels', 'scout', { objectives: { achievements: ['early'] } })],
  })
  await openConsole('/achievements/early')
  const rows = links(await checked('Used by')).map((link) => link.textContent)
  expect(rows).toEqual([
    'The scout Level · Objectives › Achievements',
    'The ada Player · Badges (not in the form)',
  ])
})

it('the panel of an object without uses states that nothing uses it', async () => {
  serve({ missions: [ride] })
  await openConsole('/missions/ride')
  expect((await checked('Used by')).getByText('Nothing uses this mission.')).toBeVisible()
  expect((await checked('Uses')).getByText('This mission uses no other object.')).toBeVisible()
})

it('a list that failed is named with the reason, and Try again completes the panel', async () => {
  serve({ missions: [ride], leaderboards: [cup] })
  fail('leaderboards')
  const { user } = await openConsole('/missions/ride')
  const usedBy = await checked('Used by')
  expect(await usedBy.findByText('Leaderboards could not be checked: Out of order')).toBeVisible()
  expect(usedBy.getByText('Nothing found that uses it.')).toBeVisible()
  serve({ missions: [ride], leaderboards: [cup] })
  await user.click(usedBy.getByRole('button', { name: 'Try again' }))
  expect(await usedBy.findByRole('link', { name: /^The cup/ })).toBeVisible()
  expect(usedBy.queryByText(/could not be checked/)).toBeNull()
})

/** Players in two pages: the second holds the only member of the team. */
function servePlayers() {
  serve({ teams: [object('teams', 'owls')] })
  const page = (skip: number) =>
    skip === 0
      ? Array.from({ length: 100 }, (_, index) => object('players', `p${index}`))
      : [object('players', 'last', { team: 'owls' })]
  server.use(
    http.get(`*${base}/players`, ({ request }) =>
      HttpResponse.json(page(Number(new URL(request.url).searchParams.get('skip')))),
    ),
  )
}

it('a partial list shows how much of it was checked, and loads the rest only on request', async () => {
  servePlayers()
  const { user } = await openConsole('/teams/owls')
  const usedBy = await checked('Used by')
  expect(usedBy.getByText('Nothing found that uses it.')).toBeVisible()
  // The statistics say how many there are.
  expect(await usedBy.findByText('100 of 250 players loaded.')).toBeVisible()
  expect(new Set(callsOf('GET', '/players')).size).toBe(1)
  await user.click(usedBy.getByRole('button', { name: 'Load all players' }))
  expect(await usedBy.findByRole('link', { name: 'The last Player · Grouping › Team' })).toBeVisible()
  expect(usedBy.queryByText(/players loaded\.$/)).toBeNull()
})

it('a reference to a missing object is marked beside the form and in its picker, and its row leads to the picker (rule USE-2)', async () => {
  serve({
    missions: [
      object('missions', 'ride', { requirement: { missions: ['gone'] }, objectives: { quizzId: 'quiz' } }),
    ],
    quizzes: [object('quizzes', 'quiz')],
  })
  const { user } = await openConsole('/missions/ride')
  const uses = await checked('Uses')
  const row = await uses.findByRole('button', { name: 'gone Missing mission · Requirement › Missions' })
  expect(await uses.findByRole('link', { name: 'The quiz Quiz · Objectives › Quiz' })).toBeVisible()
  const picker = screen.getByRole('combobox', { name: /^Missions/ })
  expect(screen.getByRole('button', { name: 'Remove Missing: gone' })).toBeVisible()
  await user.click(row)
  await waitFor(() => expect(picker).toHaveFocus())
  // Edits update the panel.
  await user.click(screen.getByRole('button', { name: 'Remove Missing: gone' }))
  await waitFor(() => expect(uses.queryByText(/^Missing/)).toBeNull())
})

it('a referenced object is not marked as missing while its list has not loaded or has failed', async () => {
  serve({ missions: [object('missions', 'ride', { objectives: { quizzId: 'quiz' } })] })
  fail('quizzes')
  await openConsole('/missions/ride')
  const uses = await checked('Uses')
  expect(await uses.findByRole('link', { name: 'quiz Quiz · Objectives › Quiz' })).toBeVisible()
  expect(uses.queryByText(/^Missing/)).toBeNull()
})

it('folds many values of a field without a control, and a press shows all and focuses the first', async () => {
  const missions = Array.from({ length: 60 }, (_, index) => object('missions', `m${index}`))
  serve({
    missions: [
      object('missions', 'ride', { objectives: { missions: missions.map(({ id }) => id) } }),
      ...missions,
    ],
  })
  const { user } = await openConsole('/missions/ride')
  const uses = await checked('Uses')
  await user.click(await uses.findByRole('button', { name: 'Show 60 missions' }))
  expect(links(uses)).toHaveLength(60)
  expect(uses.queryByRole('button', { name: /^Show/ })).toBeNull()
  await waitFor(() => expect(links(uses)[0]).toHaveFocus())
})

it('prints the values of a field without a control that are folded on the screen', async () => {
  const missions = Array.from({ length: 10 }, (_, index) => object('missions', `m${index}`))
  serve({
    missions: [
      object('missions', 'ride', { objectives: { missions: missions.map(({ id }) => id) } }),
      ...missions,
    ],
  })
  await openConsole('/missions/ride')
  const uses = await checked('Uses')
  await uses.findByRole('button', { name: 'Show 10 missions' })
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(links(uses)).toHaveLength(10)
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(links(uses)).toHaveLength(0)
})

describe('the delete dialog', () => {
  const openDelete = async (type: EntityType, name: string) => {
    const view = await openConsole(`/${type}/list`)
    await view.user.click(await screen.findByRole('button', { name: new RegExp(`^Delete ${name}`) }))
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog).toHaveAccessibleDescription(
      /^Are you sure you want to delete ".*"\? This action cannot be undone\.$/,
    )
    return { ...view, dialog: within(dialog) }
  }

  it('names at most four objects that will be left dangling, counts the others, and leads to them (rule USE-5)', async () => {
    const cups = Array.from({ length: 6 }, (_, index) => ({ ...cup, id: `c${index}`, name: `Cup ${index}` }))
    serve({ missions: [ride], leaderboards: cups })
    const { dialog, user, path } = await openDelete('missions', 'The ride')
    expect(await dialog.findByText('Used by 6 objects')).toBeVisible()
    expect(dialog.getByText('and 2 more')).toBeVisible()
    expect(dialog.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Cup 0',
      'Cup 1',
      'Cup 2',
      'Cup 3',
    ])
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await user.click(dialog.getByRole('link', { name: 'Cup 1' }))
    await waitFor(() => expect(path()).toBe('/leaderboards/c1'))
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^Driving missions/ })).toHaveFocus())
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('states that nothing uses the object if only its own reference names it', async () => {
    serve({ missions: [object('missions', 'ride', { requirement: { missions: ['ride'] } })] })
    const { dialog } = await openDelete('missions', 'The ride')
    expect(await dialog.findByText('Nothing uses it.')).toBeVisible()
  })

  it('deletes at once, without waiting for the check', async () => {
    serve({ missions: [ride] })
    server.use(http.get(`*${base}/leaderboards`, () => new Promise<never>(() => undefined)))
    server.use(http.delete(`*${base}/missions/*`, () => new HttpResponse(null, { status: 204 })))
    const { dialog, user } = await openDelete('missions', 'The ride')
    expect(await dialog.findByText('Checking what uses it...')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(currentToast()?.description).toBe('Deleted ride')
  })

  it('names the list that could not be checked, and the reason', async () => {
    serve({ missions: [ride], streaks: [object('streaks', 's', { objectives: { missions: ['ride'] } })] })
    fail('leaderboards')
    const { dialog } = await openDelete('missions', 'The ride')
    expect(await dialog.findByText('Used by at least 1 object')).toBeVisible()
    expect(dialog.getByText('Leaderboards could not be checked: Out of order')).toBeVisible()
  })

  it('shows how many players were checked, and can load the rest', async () => {
    servePlayers()
    const { dialog, user } = await openDelete('teams', 'The owls')
    expect(await dialog.findByText(/^100 of [\d,]+ players loaded\.$/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Load all players' }))
    expect(await dialog.findByText('Used by 1 object')).toBeVisible()
  })

  it.each(ofAccount.filter((type) => referringTypes(type).length === 0))(
    'adds nothing for %s, which nothing can refer to',
    async (type) => {
      serve({ [type]: [object(type, 'x')] })
      const { dialog } = await openDelete(type, 'The x')
      await waitFor(() => expect(dialog.queryByText(/Checking/)).toBeNull())
      expect(dialog.queryByRole('status')).toBeNull()
    },
  )
})
