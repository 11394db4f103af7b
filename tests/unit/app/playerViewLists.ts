import { server } from '@mocks/node'
import { HttpResponse, http } from 'msw'
import { entities } from '@/entities/registry'
import { base } from './openConsole'

/* A small programme for the tests of Player View. */

export const account = 'brindlewick'
export const lists: Record<string, object[]> = {
  players: [
    {
      player: 'jona',
      name: 'Jona Fenwright',
      level: { name: 'Pathfinder' },
      points: 1410,
      credits: 640,
      tags: ['outdoor'],
    },
    { player: 'kim', name: 'Kim', level: { name: 'Trailblazer' }, credits: 10, tags: ['outdoor'] },
  ],
  events: [{ id: 'ride', name: 'Ride', reward: { points: 100 } }],
  levels: [
    { id: 'pathfinder', name: 'Pathfinder', ordinal: 3, objectives: { points: 800 } },
    { id: 'trailblazer', name: 'Trailblazer', ordinal: 4, objectives: { points: 1800 } },
  ],
  missions: [
    {
      id: 'regatta',
      name: 'Regatta',
      objectives: { events: [{ id: 'ride', count: 1 }] },
      active: { from: '2035-04-25T10:00:00Z', to: '2035-05-03T16:00:00Z' },
    },
    {
      id: 'stuck',
      name: 'Stuck',
      objectives: { events: [{ id: 'ride', count: 1 }] },
      requirement: { missions: ['stuck'] },
    },
  ],
  prizes: [
    {
      id: 'ticket',
      name: 'Concert Ticket',
      credits: 240,
      limitStock: false,
      requirement: { level: { id: 'trailblazer', ordinal: 4 }, tags: ['outdoor'] },
      limitCount: true,
      countLimit: 2,
      period: 'monthly',
    },
    { id: 'hat', name: 'Woollen Hat', credits: 90, limitStock: false },
  ],
}

const at = 'at=2035-04-21T09:31Z'
export const path = (search: string) => `/programme/player-view?${at}&${search}`

/** The API responds with these lists. */
export function serve(lists: Readonly<Record<string, readonly object[]>>) {
  server.use(
    ...entities
      .filter(({ scope }) => scope === 'account')
      .map(({ list: { type } }) =>
        http.get(`*${base}/${type}`, () =>
          HttpResponse.json((lists[type] ?? []).map((row) => ({ account, ...row }))),
        ),
      ),
  )
}
