import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { readBundle } from '@/engine/transfer/readBundle'
import { main } from '../../../../programme/main'
import { tempFolder } from '../../../tempFolder'

const folder = tempFolder('duplicate')

const file = join(folder, 'bundle.json')
writeFileSync(
  file,
  JSON.stringify({
    format: 'gamification-programme',
    version: 1,
    account: 'acme',
    objects: {
      events: [{ id: 'ride', name: 'Ride' }],
      missions: [
        {
          id: 'spring-26',
          name: 'Spring 2026',
          tags: ['Spring 26', 'outdoor'],
          active: { from: '2026-03-01T08:00:00Z', to: '2026-03-31T21:59:59Z' },
          objectives: { events: [{ id: 'ride', count: 2 }] },
          requirement: { tags: ['spring 26'] },
        },
        { id: 'a,b', name: 'With a comma' },
      ],
      leaderboards: [
        { id: 'board-26', name: 'Board 2026', tags: ['spring 26'], drivenBy: { missions: ['spring-26'] } },
      ],
    },
  }),
)

async function run(...args: string[]) {
  const [printed, logged]: [string[], string[]] = [[], []]
  const code = await main(['duplicate', ...args], {
    env: {},
    print: (line) => printed.push(line),
    log: (line) => logged.push(line),
  })
  return { code, printed: printed.join('\n'), logged: logged.join('\n') }
}

it('prints a bundle of the copies alone, and lists on standard error what they still use', async () => {
  const { code, printed, logged } = await run(
    ...[file, '--tag', 'SPRING 26 ', '--replace', '2026=2027', '--replace', '26=27'],
    ...['--new-tag', 'Spring 27', '--shift', '1m', '--zone', 'Europe/Berlin', '--inactive'],
  )
  expect(code).toBe(0)
  expect(JSON.parse(printed)).toEqual({
    format: 'gamification-programme',
    version: 1,
    account: 'acme',
    objects: {
      missions: [
        {
          id: 'spring-27',
          name: 'Spring 2027',
          isAvailable: false,
          tags: ['Spring 27', 'outdoor'],
          active: { from: '2026-04-01T07:00:00Z', to: '2026-04-30T21:59:59Z' },
          objectives: { events: [{ id: 'ride', count: 2 }] },
          requirement: { tags: ['spring 26'] },
        },
      ],
      leaderboards: [
        {
          id: 'board-27',
          name: 'Board 2027',
          isAvailable: false,
          tags: ['Spring 27'],
          drivenBy: { missions: ['spring-27'] },
        },
      ],
    },
  })
  expect(logged.split('\n')).toEqual([
    'still uses 1 object outside of the set: events/ride',
    "missions/spring-27 still requires 'spring 26' (requirement.tags)",
  ])
  expect(readBundle(printed)).toMatchObject({ warnings: [] })
})

test.each([
  [
    'a list of ids',
    ['--ids', 'missions/spring-26,events/ride'],
    ['events/ride-copy', 'missions/spring-26-copy'],
  ],
  [
    'a list of ids with blanks around them',
    ['--ids', ' missions/spring-26 , events/ride'],
    ['events/ride-copy', 'missions/spring-26-copy'],
  ],
  [
    'an id with a comma',
    ['--id', 'missions/a,b', '--id', 'events/ride'],
    ['events/ride-copy', 'missions/a,b-copy'],
  ],
  [
    'a replacement that contains the separator',
    ['--id', 'events/ride', '--replace', 'i=a=b'],
    ['events/ra=bde'],
  ],
  ['a replacement by nothing', ['--id', 'events/ride', '--replace', 'e='], ['events/rid']],
])('takes %s', async (_, args, expected) => {
  const { code, printed } = await run(file, ...args)
  expect(code).toBe(0)
  const { objects } = JSON.parse(printed) as { objects: Record<string, { id: string }[]> }
  expect(Object.entries(objects).flatMap(([type, rows]) => rows.map(({ id }) => `${type}/${id}`))).toEqual(
    expected,
  )
})

test.each(['-1m', '+1m'])('takes the shift %s as a separate argument', async (shift) => {
  const joined = await run(file, '--tag', 'spring 26', `--shift=${shift}`)
  expect(joined.code).toBe(0)
  expect(await run(file, '--tag', 'spring 26', '--shift', shift)).toEqual(joined)
})

describe('ends with exit code 2 and a reason, and prints nothing,', () => {
  test.each([
    ['without a choice', [], /^Name the objects by one of --tag, --category, --ids, --id/],
    ['for two choices', ['--tag', 'a', '--category', 'b'], /^Name the objects by one of/],
    ['for a tag that no object has', ['--tag', 'winter'], /^No object has the tag 'winter'$/],
    ['for a category that no object has', ['--category', 'winter'], /^No object has the category 'winter'$/],
    ['for an id that does not exist', ['--ids', 'missions/x'], /^There is no object missions\/x$/],
    ['for a type that is not copied', ['--ids', 'players/x'], /^'players\/x' is no type and id/],
    [
      'for a replacement of nothing',
      ['--tag', 'spring 26', '--replace', '=x'],
      /^--replace is OLD=NEW, not '=x'$/,
    ],
    ['for a replacement without =', ['--tag', 'spring 26', '--replace', 'x'], /^--replace is OLD=NEW/],
    [
      'for another shift',
      ['--tag', 'spring 26', '--shift', '1 year'],
      /^--shift is a number with d, w, m or y/,
    ],
    ['for an unknown zone', ['--tag', 'spring 26', '--zone', 'Mars/Base'], /^--zone is a time zone/],
    ['for an id that would be empty', ['--id', 'events/ride', '--replace', 'ride='], /would be empty$/],
    ['for two files', [file, '--tag', 'spring 26'], /^Unexpected /],
    ['for two tags', ['--tag', 'x', '--tag', 'spring 26'], /^Name the objects by one of/],
    [
      'for blanks as the new tag',
      ['--tag', 'spring 26', '--new-tag', ' '],
      /^--new-tag is the tag of the copies/,
    ],
    ['for an unknown option', ['--tags', 'x'], /--tags/],
  ])('%s', async (_, args, reason) => {
    const { code, printed, logged } = await run(file, ...args)
    expect({ code, printed }).toEqual({ code: 2, printed: '' })
    expect(logged).toMatch(reason)
  })
})
