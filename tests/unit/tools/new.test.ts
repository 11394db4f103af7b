import { existsSync, readFileSync } from 'node:fs'
import { store } from '@mocks/state'
import { describe, expect, it, test } from 'vitest'
import { type AccountResource, resourceFacts } from '@/generated/resourceFacts'
import { fieldText } from '@/lib/value'
import { accountTypes } from '@/model/entityTypes'
import { type Ask, entityChange } from '../../tools/new/entity'
import { write } from '../../tools/new/files'
import { namesOf } from '../../tools/new/names'
import { pageChange } from '../../tools/new/page'
import { readKnown, samplesOf } from '../../tools/new/repository'
import { ruleChange } from '../../tools/new/rule'

/* tests/contract/fifteenth.test.ts proves that the written files work. */

const known = readKnown()
const entity = (name: string, options = {}) => entityChange(name, options, known)

describe('npm run new', () => {
  it.each<[string, () => Promise<unknown>, RegExp]>([
    [
      'a taken name',
      () => entity('team'),
      /^The name teams is taken by openapi\/paths\/teams\.yaml\. Taken: .*rules/,
    ],
    ['a taken schema', () => entity('reward'), /^The name Reward is taken by a schema/],
    ['a plural', () => entity('badges'), /^Name one object, such as badge\./],
    ['a name without letters', () => entity('42'), /^A resource needs a name of English letters.*'42'/],
    [
      'a taken shortcut',
      () => entity('badge', { shortcut: 'b' }),
      /^The shortcut b is taken by leaderboards\. Free: .*\bu\.$/,
    ],
    [
      'a shortcut of two letters',
      () => entity('badge', { shortcut: 'ba' }),
      /^A shortcut is one letter, not 'ba'\. Free: /,
    ],
    [
      'an unknown kind of field',
      () => entity('badge', { fields: 'motto:txt' }),
      /^'txt' is no kind of field\. The kinds are text, number/,
    ],
    [
      'a field that every object has',
      () => entity('badge', { fields: 'tags:text' }),
      /^Every object has .*: leave out tags\./,
    ],
    [
      'a field without a kind, whose name is no part that types share',
      () => entity('badge', { fields: 'motto' }),
      /^motto has no kind\. Write motto:text, or another kind: .* Without a kind: active, period, limit, reward, requirement\.$/,
    ],
    [
      'a part with another name',
      () => entity('badge', { fields: 'season:active' }),
      /^The kind active has the name active, not season/,
    ],
    [
      'a part as another kind',
      () => entity('badge', { fields: 'requirement:text' }),
      /^requirement is a part that types share: write requirement/,
    ],
    [
      'a property of a part',
      () => entity('badge', { fields: 'countLimit:number' }),
      /^countLimit is a part that types share: write limit/,
    ],
    [
      'a field that is named twice',
      () => entity('badge', { fields: 'a:text,a:number' }),
      /^The field a is named twice/,
    ],
    [
      'an enumeration that has labels',
      () => entity('badge', { fields: 'units:a|b' }),
      /^The enumeration units has its labels/,
    ],
    ['a shortcut of a page', () => entity('badge', { shortcut: 'j' }), /^The shortcut j is taken by journal/],
    ['an unknown icon', () => entity('badge', { icon: 'Badgr' }), /^lucide-react has no icon Badgr\./],
    [
      'an unknown family',
      () => entity('badge', { family: 'pets' }),
      /^There is no family pets\. Families: people/,
    ],
    ['an unknown neighbour', () => entity('badge', { after: 'pets' }), /^There is no type pets for --after/],
    [
      'a taken page',
      async () => pageChange('player view', {}, known),
      /^The name player-view is taken by a page/,
    ],
    [
      'a page of a taken folder',
      async () => pageChange('check', {}, { ...known, pages: [] }),
      /taken by the folder src\/pages\/check/,
    ],
    ['a taken rule', async () => ruleChange('prize-out-of-stock', {}), /^The id prize-out-of-stock is taken/],
    [
      'a rule about an unknown field',
      async () => ruleChange('x-y', { type: 'teams', field: 'z' }),
      /^teams have no field z that can be missing\. Fields: name, description/,
    ],
    [
      'a rule about the id, which is never missing',
      async () => ruleChange('x-y', { type: 'players', field: 'player' }),
      /^players have no field player that can be missing/,
    ],
    [
      'a rule about accounts, which the check does not look at',
      async () => ruleChange('x-y', { type: 'accounts', field: 'apikey' }),
      /^There is no type accounts that the check looks at\. Types: players, teams/,
    ],
  ])('%s is refused, with what is possible', async (_, run, message) => {
    await expect(run()).rejects.toThrow(message)
  })

  it('gives each part that types share its fields in the contract, its section, its rules and its steps', async () => {
    const { files, edits } = await entity('coupon', {
      fields: 'requirement,reward,active,limit,period,image,tags',
    })
    const form = files['src/entities/coupons/form.ts']
    for (const code of [
      'rules: [...basicRules, countLimitRule]',
      'warnings: [...activeRangeWarnings]',
      "scheduleSection('When players can use it.', ActiveRangeField),\n    rewardSection(",
      'requirementSection(',
    ])
      expect(form).toContain(code)
    for (const code of [
      'schedule: { title: schedule, fields: active }',
      "...limit('Enable Restriction')",
      'reward,\n',
    ])
      expect(files['src/model/fields/coupons.ts']).toContain(code)
    expect(files['src/entities/coupons/formFields.tsx']).toMatch(
      /<CountLimitField [\s\S]*<RefreshPeriodField \/>/,
    )
    expect(files['src/entities/coupons/definition.ts']).toContain(
      "filters: [scheduleFilter, periodFilter('coupons')]",
    )
    const [schema = ''] = files['openapi/schemas/coupon.yaml']?.split('CouponCreate:') ?? []
    for (const name of ['requirement', 'reward', 'active', 'period', 'limitCount', 'countLimit', 'tags'])
      expect(schema.match(new RegExp(`^ {4}${name}:`, 'gm'))).toHaveLength(1)
    // Every object has a picture and tags: naming them adds nothing.
    expect(schema).not.toContain('    image:')
    expect(Object.keys(edits)).toContain('src/model/choices.ts')
  })

  it('a rule about a list reports an empty one, too', () => {
    const files = (field: string) =>
      Object.values(ruleChange('x-y', { type: 'prizes', field }).files).join('\n')
    expect(files('tags')).toMatch(
      /textsOf\(row\.tags\)\.length === 0[\s\S]*tags: \[\] \}[\s\S]*tags: \['x'\]/,
    )
    expect(files('prizes')).toContain('itemsOf(row.prizes).length === 0')
    expect(files('category')).toContain('isBlank(row.category)')
  })

  it('overwrites no file, and then writes none at all', () => {
    const files = { 'src/never.ts': '', 'package.json': '' }
    expect(() => write({ files, edits: {}, next: [] })).toThrow(
      'Nothing was written, because this exists: package.json',
    )
    expect(existsSync('src/never.ts')).toBe(false)
    expect(readFileSync('package.json', 'utf8')).not.toBe('')
  })

  it('asks on a terminal for what is not given, and asks again after a mistake', async () => {
    const answers = ['motto:text', 'tags:text', '', 'shining bright', 'pets', 'reward', '', 'b', 'u']
    const questions: string[] = []
    const ask: Ask = async (question) => {
      questions.push(question)
      return answers.shift() ?? expect.fail(`No answer to ${question}`)
    }
    const { files } = await entityChange('badge', {}, known, ask)
    const definition = files['src/entities/badges/definition.ts']
    expect(definition).toContain("tagline: 'SHINING BRIGHT'")
    expect(definition).toContain("family: 'reward'")
    expect(definition).toContain("shortcut: 'u'")
    expect(files['src/entities/badges/formFields.tsx']).toContain('name="motto"')
    expect(files['src/model/fields/badges.ts']).toContain("motto: { label: 'Motto' }")
    expect(
      questions.filter((question) => /leave out tags|no family pets|taken by leaderboards/.test(question)),
    ).toHaveLength(3)
    expect(questions.at(-1)).toContain('Shortcut after g, free: ')
  })
})

test.each([
  ['badge', 'badges', 'badges', 'A Badge'],
  ['daily-gift', 'daily gifts', 'dailygifts', 'A Daily Gift'],
  ['Hobby', 'hobbies', 'hobbies', 'A Hobby'],
  ['storyBox', 'story boxes', 'storyboxes', 'A Story Box'],
])('the name %s has the plural %s', (name, nouns, type, singular) => {
  expect(namesOf(name)).toMatchObject({ nouns, type, singular: singular.slice(2) })
})

test('an irregular plural is given', () => {
  expect(namesOf('series', 'series')).toMatchObject({ type: 'series', title: 'Series' })
})

test('the paths of a resource have no words of teams', async () => {
  const { files } = await entity('badge')
  expect(files['openapi/paths/badges.yaml']).not.toMatch(/team/i)
})

test.each(accountTypes as AccountResource[])(
  'fields that refer to %s are filled with two objects of the demo world',
  (type) => {
    const samples = samplesOf(type)
    expect(samples).toHaveLength(2)
    const names = new Map(
      store
        .list(type, 'brindlewick')
        .map((object) => [fieldText(object, resourceFacts[type].idField), object.name]),
    )
    for (const { id, label } of samples) expect(label).toMatch(new RegExp(`^(\\d+ - )?${names.get(id)}$`))
  },
)
