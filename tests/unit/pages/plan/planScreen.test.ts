import { describe, expect, it } from 'vitest'
import { asWords, partsOf } from '@/engine/plan/diffText'
import { proposalRequest } from '@/engine/plan/proposalTypes'
import {
  noDecisions,
  type Plan,
  type PlanRequest,
  type PlanRow,
  type PlanVerb,
  type QueueState,
  type Step,
  type StepState,
} from '@/engine/plan/types'
import { groupsOf, pinnedIn, readyText, type Tab, tabCountsOf, tabsOf } from '@/pages/plan/groups'
import { clock, progressCountsOf, progressOf, timeLeft } from '@/pages/plan/progress'
import { differing, differingRows, fieldsText, sideNames, withSide } from '@/pages/plan/sides'
import { typesFor } from '@/pages/plan/usePreview'
import { categoriesIn, tagsIn } from '@/parts/bulk-actions/Suggestions'
import { countText, requestTitle, resultText, runningText, verbOf } from '@/parts/plan/texts'

const mission = (id: string) => ({ type: 'missions' as const, id })
const edit = (change: Extract<PlanRequest, { kind: 'edit' }>['edit']): PlanRequest => ({
  kind: 'edit',
  account: 'brindlewick',
  objects: [mission('a')],
  edit: change,
})

const moved = { ...mission('a'), changes: [{ path: ['name'], was: 'A', is: 'B' }] }
const added = { ...mission('b'), object: { name: 'B' } }

describe('the texts of a plan', () => {
  it.each<[PlanRequest, string]>([
    [edit({ set: 'isAvailable', value: false }), 'Deactivate 14 missions'],
    [edit({ set: 'isAvailable', value: true }), 'Activate 14 missions'],
    [edit({ set: 'category', value: 'Fitness' }), 'Set category of 14 missions to “Fitness”'],
    [edit({ set: 'category', value: '' }), 'Remove category of 14 missions'],
    [edit({ set: 'tags', add: ['new'], remove: [] }), 'Change tags of 14 missions'],
    [{ kind: 'changes', account: 'a', objects: [moved, added] }, 'Change 14 missions'],
    [{ kind: 'changes', account: 'a', objects: [added] }, 'Create 14 missions'],
    [{ kind: 'delete', account: 'brindlewick', objects: [] }, 'Delete 14 missions'],
    [{ kind: 'copy', from: 'a', to: 'b', objects: 'all' }, 'Copy 14 missions to Fennmarsh Fitness'],
    [
      { kind: 'import', account: 'a', file: 'f.json', objects: [] },
      'Import 14 missions into Fennmarsh Fitness',
    ],
  ])('have a title for the request %j (rule PLANSCREEN-1)', (request, title) => {
    expect(requestTitle(request, '14 missions', 'Fennmarsh Fitness')).toBe(title)
    expect(runningText({ verb: verbOf(request), title })).toMatch(
      /^[A-Z][a-z]+ing (category of |tags of )?14 missions/,
    )
  })

  it('use the name of the type when all objects have the same one, otherwise "objects"', () => {
    expect(countText(1, ['missions'])).toBe('1 mission')
    expect(countText(1200, ['mysteryboxes'])).toBe('1,200 mystery boxes')
    expect(countText(2, ['missions', 'events'])).toBe('2 objects')
  })

  it.each<[PlanVerb, string, Parameters<typeof resultText>[1], string]>([
    ['deactivate', 'Deactivate 14 missions', { all: 14, done: 14, failed: 0 }, 'Deactivated 14 missions'],
    [
      'deactivate',
      'Deactivate 14 missions',
      { all: 14, done: 12, failed: 2 },
      '12 of 14 deactivated, 2 failed',
    ],
    ['copy', 'Copy 13 objects to X', { all: 13, done: 8, failed: 1 }, '8 of 13 copied, 1 failed, 4 not done'],
    ['change', 'Change tags of 2 missions', { all: 2, done: 1, failed: 0 }, '1 of 2 changed, 1 not done'],
    [
      'delete',
      'Delete 6 missions',
      { all: 6, done: 1, failed: 3, unconfirmed: 1, skipped: 1 },
      '1 of 6 deleted, 2 failed, 1 not confirmed, 1 skipped, 1 not done',
    ],
  ])('report the result of %s: %s %j (rule PLANSCREEN-9)', (verb, title, counts, words) => {
    expect(resultText({ verb, title }, counts)).toBe(words)
  })
})

describe('the lists that a plan reads', () => {
  it('include the chosen types for an edit, and also the types that can refer to them for a deletion', () => {
    expect(typesFor(edit({ set: 'category', value: '' }))).toEqual(['missions'])
    const types = typesFor({ kind: 'delete', account: 'x', objects: [{ type: 'quizzes', id: 'q' }] })
    expect(types).toContain('missions')
    expect(types).not.toContain('teams')
  })

  it('do not include the players for a copy, unless players were chosen', () => {
    const copy = (objects: 'all' | { type: 'players'; id: string }[]) =>
      typesFor({ kind: 'copy', from: 'a', to: 'b', objects })
    expect(copy('all')).not.toContain('players')
    expect(copy([{ type: 'players', id: 'p' }])).toContain('players')
    expect(copy('all')).not.toContain('accounts')
  })
})

const row = (key: string, verdict: PlanRow['verdict'], more: Partial<PlanRow> = {}): PlanRow => ({
  ...mission(key),
  key,
  name: key,
  reason: { kind: 'chosen' },
  verdict,
  diffs: [],
  notes: [],
  isLeftOut: false,
  ...more,
})
const step = (key: string, more: Partial<Step> = {}): Step => ({
  ...mission(key),
  key,
  row: key,
  name: key.toUpperCase(),
  action: 'create',
  account: 'b',
  after: [],
  ...more,
})

describe('the rows of a preview', () => {
  const plan: Plan = {
    account: 'b',
    rows: [row('x', 'blocked'), row('d', 'differs'), row('n', 'new'), row('m', 'new'), row('i', 'identical')],
    steps: [step('n')],
    gaps: [],
  }
  const copy: PlanRequest = { kind: 'copy', from: 'a', to: 'b', objects: 'all' }

  it('have groups, and those that need attention come first (rule PLANSCREEN-2)', () => {
    const groups = groupsOf(plan, copy, 'all').map(({ title, rows }) => [title, rows.map(({ key }) => key)])
    expect(groups).toEqual([
      ['Needs your attention', ['x', 'd']],
      ['New', ['n', 'm']],
      ['Identical', ['i']],
    ])
    expect(groupsOf(plan, copy, 'new').flatMap(({ rows }) => rows)).toHaveLength(2)
    expect(Object.fromEntries(tabCountsOf(plan))).toEqual({
      all: 5,
      new: 2,
      identical: 1,
      differs: 1,
      blocked: 1,
    })
  })

  it('of a proposal have buttons by their state, and the groups of the whole (rules PLANSCREEN-2 and PROPOSE-5)', () => {
    const rows = [
      row('c', 'differs', { proposed: 'conflict' }),
      row('e', 'edit', { proposed: 'changed-elsewhere' }),
      row('r', 'edit', { proposed: 'as-reviewed' }),
      row('n', 'new', { proposed: 'as-reviewed' }),
      row('d', 'identical', { proposed: 'done' }),
    ]
    const proposed = { ...plan, rows }
    const request = proposalRequest({
      ...{ account: 'b', title: '', why: '', by: '', at: '', console: '', contract: '', sum: '', rows: [] },
    })
    const counts = tabCountsOf(proposed)
    expect(tabsOf(request).map((tab) => [tab, counts.get(tab) ?? 0])).toEqual([
      ...[
        ['all', 5],
        ['conflict', 1],
        ['changed-elsewhere', 1],
        ['gone', 0],
        ['exists', 0],
        ['blocked', 0],
      ],
      ...[
        ['as-reviewed', 2],
        ['done', 1],
      ],
    ])
    const groups = (tab: Tab) =>
      groupsOf(proposed, request, tab).map((one) => [one.title, ...one.rows.map(({ key }) => key)])
    expect(groups('conflict')).toEqual([['Needs your attention', 'c']])
    expect(groups('as-reviewed')).toEqual([
      ['New', 'n'],
      ['Change', 'r'],
    ])
    expect(groups('all').flatMap(([, ...keys]) => keys)).toHaveLength(5)
    for (const tab of tabsOf(request).slice(1))
      expect(groups(tab).flatMap(([, ...keys]) => keys)).toHaveLength(counts.get(tab) ?? 0)
  })

  it('need attention if their deletion leaves dangling references', () => {
    const rows = [row('safe', 'delete'), row('used', 'delete', { notes: ['Will be left dangling: …'] })]
    const request: PlanRequest = { kind: 'delete', account: 'b', objects: [] }
    const [first] = groupsOf({ ...plan, rows }, request, 'all')
    expect(first?.rows.map(({ key }) => key)).toEqual(['used'])
  })

  it('stay in the group that needs attention while the user decides about them', () => {
    const noted = row('n', 'new', { notes: ['Names “x”, which does not exist.'] })
    const pinned = pinnedIn({ ...plan, rows: [row('x', 'blocked'), noted, row('m', 'new')] })
    const decided = [
      row('x', 'identical'),
      noted,
      row('m', 'new', { notes: ['Names “n”, which is left out.'] }),
    ]
    const groups = groupsOf({ ...plan, rows: decided }, copy, 'all', pinned)
    expect(groups.map(({ title, rows }) => [title, rows.map(({ key }) => key)])).toEqual([
      ['Needs your attention', ['x', 'n']],
      ['New', ['m']],
    ])
  })

  it('have a summary of what is written, what is not, and why (rule PLANSCREEN-5)', () => {
    expect(readyText(plan, { ...noDecisions, leaveOut: ['m'] })).toBe(
      '1 of 5 ready, 2 unchanged, 1 left out, 1 blocked',
    )
    // A blocked object that was left out before counts once, and a conflict of a proposal waits for a choice.
    const rows = [row('b', 'blocked'), { ...row('c', 'differs'), proposed: 'conflict' as const }]
    expect(readyText({ ...plan, rows, steps: [] }, { ...noDecisions, leaveOut: ['b'] })).toBe(
      '0 of 2 ready, 1 to decide, 1 blocked',
    )
  })
})

const queue = (steps: Step[], states: Record<string, StepState>, status: QueueState['status'] = 'running') =>
  ({
    id: 'q',
    verb: 'change',
    title: 'Copy 3 objects to B',
    account: 'b',
    startedAt: 0,
    status,
    steps,
    states,
  }) as QueueState

describe('the progress of a queue', () => {
  it('is calculated per object: the unfinished pass decides, and failed dependencies are named', () => {
    const steps = [
      step('a'),
      step('b', { after: ['a'] }),
      step('a2', { row: 'a', action: 'update', isSecondPass: true }),
    ]
    const state = queue(steps, {
      a: { status: 'done', outcome: 'created' },
      b: { status: 'waiting' },
      a2: { status: 'failed', error: 'No' },
    })
    expect(progressOf(state).map(({ row: of, status, waitsFor }) => [of, status, waitsFor])).toEqual([
      ['a', 'failed', ''],
      ['b', 'waiting', ''],
    ])
    expect(progressCountsOf(state)).toMatchObject({ all: 2, done: 0, failed: 1, waiting: 1 })
  })

  it('contains the names of failed objects that hold back others', () => {
    const state = queue([step('a'), step('b', { after: ['a'] })], {
      a: { status: 'failed' },
      b: { status: 'held' },
    })
    expect(progressOf(state)[1]).toMatchObject({ status: 'held', waitsFor: 'A' })
  })

  it('counts an object with two passes as created (rule PLANSCREEN-10)', () => {
    const steps = [step('a'), step('a2', { row: 'a', action: 'update', isSecondPass: true })]
    const done = queue(steps, {
      a: { status: 'done', outcome: 'created' },
      a2: { status: 'done', outcome: 'updated' },
    })
    expect(progressCountsOf(done)).toMatchObject({ all: 1, done: 1, created: 1, updated: 0 })
  })

  it('includes an estimate of the remaining time from the calls so far (rule PLANSCREEN-6)', () => {
    const states = Object.fromEntries(
      ['a', 'b', 'c'].map((key) => [key, { status: 'done', tookMs: 400 } satisfies StepState]),
    )
    expect(timeLeft(queue([], states), 40)).toBe('about 4 seconds left')
    // Fewer calls than can run at once are not divided among more.
    expect(timeLeft(queue([], states), 2)).toBe('about 1 second left')
    const slow = Object.fromEntries(
      ['a', 'b', 'c'].map((key) => [key, { status: 'done', tookMs: 8_000 } satisfies StepState]),
    )
    expect(timeLeft(queue([], slow), 2)).toBe('about 8 seconds left')
    expect(timeLeft(queue([], {}), 40)).toBeUndefined()
    expect(clock(9_000)).toBe('0:09')
  })
})

describe('the values of a field that differs', () => {
  it('have a mark on the words that differ', () => {
    expect(partsOf('before Sunday evening to earn', 'before Friday noon to earn')).toEqual([
      { words: 'before ', of: 'both' },
      { words: 'Sunday evening ', of: 'before' },
      { words: 'Friday noon ', of: 'after' },
      { words: 'to earn', of: 'both' },
    ])
    expect(partsOf('same', 'same')).toEqual([{ words: 'same', of: 'both' }])
  })

  it('have no mark on what stays between two edits', () => {
    expect(partsOf('Ride a total of 100 km in a month', 'Walk a total of 100 km')).toEqual([
      { words: 'Ride ', of: 'before' },
      { words: 'Walk ', of: 'after' },
      { words: 'a total of 100 ', of: 'both' },
      { words: 'km in a month', of: 'before' },
      { words: 'km', of: 'after' },
    ])
  })

  it('have all words of both texts, however much they differ', () => {
    const words = (count: number, word: string) =>
      Array.from({ length: count }, (_, index) => `${word}${index} `).join('')
    for (const count of [3, 200, 20_000]) {
      const [before, after] = [`same ${words(count, 'a')}end`, `same ${words(count, 'b')}end`]
      const parts = partsOf(before, after)
      expect(parts.map(({ of }) => of)).toEqual(['both', 'before', 'after', 'both'])
      const without = (side: string) => parts.filter(({ of }) => of !== side).map(({ words }) => words)
      expect([without('after').join(''), without('before').join('')]).toEqual([before, after])
    }
  })

  it('have one mark per word only if both are lists of words', () => {
    expect(asWords(['a'], undefined)).toEqual(['a'])
    expect(asWords(['a'], [1])).toBeUndefined()
    expect(asWords('a', ['a'])).toBeUndefined()
  })
})

describe('the suggestions of a list', () => {
  it('contain its values, the most frequent first, even if objects break the contract', () => {
    const rows = [
      { category: 'B', tags: ['x', 'x'] },
      { category: 'A', tags: 'y' },
      { category: 'B' },
      { tags: [3, 'x'] },
    ]
    expect(categoriesIn(rows)).toEqual([
      { value: 'B', count: 2 },
      { value: 'A', count: 1 },
    ])
    expect(tagsIn(rows).map(({ value }) => value)).toEqual(['x', '3', 'y'])
  })
})

describe('the sides of a plan', () => {
  const copyOf = { kind: 'copy', from: 'a', to: 'b', objects: 'all' } as const
  const importOf = { kind: 'import', account: 'b', file: 'acme.json', objects: [] } as const
  const diff = (fieldName: string) => ({ key: fieldName, path: fieldName, fieldName, source: 1, target: 2 })
  const differs = (id: string, names: string[], type: 'missions' | 'events' = 'missions'): PlanRow => ({
    ...{ key: `${type} ${id}`, type, id, name: id, reason: { kind: 'chosen' }, verdict: 'differs' },
    ...{ diffs: names.map(diff), notes: [], isLeftOut: true },
  })
  const rows = [differs('m', ['Name', 'Tags']), differs('n', ['Tags']), differs('e', ['Name'], 'events')]
  const decisions = { leaveOut: ['missions n'], sides: {}, newIds: {}, useInstead: {} }

  it('have the names of the accounts, with ids if these are the same, or are the file', () => {
    const named = (name: string, id: string) => ({ id, name })
    expect(sideNames(copyOf, named('Acme', 'a'), named('Bolt', 'b'))).toMatchObject({
      source: { title: 'Acme', name: 'Acme' },
      target: { title: 'Bolt' },
    })
    expect(sideNames(copyOf, named('Acme', 'a'), named('Acme', 'b'))).toMatchObject({
      source: { name: 'Acme (a)' },
      target: { name: 'Acme (b)' },
    })
    expect(sideNames(importOf, named('Bolt', 'b'), named('Bolt', 'b'))).toEqual({
      source: { title: 'The file', name: 'the file' },
      target: { title: 'Bolt', name: 'Bolt' },
    })
  })

  it('can be chosen for all fields, for one field or for one type, without other decisions being lost (rules COPY-5 and PLANSCREEN-3)', () => {
    const sides = { 'missions m': { Tags: 'target' } } as const
    expect(withSide(sides, rows, {}, 'source')).toEqual({
      count: 4,
      sides: {
        'missions m': { Name: 'source', Tags: 'source' },
        'missions n': { Tags: 'source' },
        'events e': { Name: 'source' },
      },
    })
    expect(withSide(sides, rows, { field: 'Name' }, 'source').sides).toEqual({
      'missions m': { Name: 'source', Tags: 'target' },
      'events e': { Name: 'source' },
    })
    expect(withSide({}, rows, { type: 'missions', field: 'Tags' }, 'source')).toMatchObject({ count: 2 })
    expect(sides).toEqual({ 'missions m': { Tags: 'target' } })
  })

  it('can be chosen for the rows that differ and are not left out, by the fields and types that they have', () => {
    const shown = differingRows(
      { account: 'b', rows: [...rows, differs('x', [])], steps: [], gaps: [] },
      decisions,
    )
    expect(shown.map(({ id }) => id)).toEqual(['m', 'e'])
    expect(differing(shown)).toEqual({
      fields: [
        ['Name', 2],
        ['Tags', 1],
      ],
      types: [
        { type: 'missions', title: 'Missions', count: 1 },
        { type: 'events', title: 'Events', count: 1 },
      ],
    })
  })

  it('have the fields of a row named in one line, at most three (rule COPY-6)', () => {
    expect(fieldsText(differs('m', ['Name', 'Tags']))).toBe('Name, Tags')
    expect(fieldsText(differs('m', ['A', 'B', 'C', 'D', 'E', 'A']))).toBe('A, B, C and 2 more')
  })
})
