import { describe, expect, it } from 'vitest'
import { conditionSentence } from '@/engine/explain/caseTable'
import { fixOf } from '@/engine/explain/conditions'
import { notesOf } from '@/engine/explain/notes'
import { openingPathTo } from '@/engine/explain/openingPath'
import { lineOf } from '@/engine/explain/texts'
import { complaintCases, listsOf } from './complaintCases'
import { explained, now, viewOf } from './support'

describe('complaints of players', () => {
  it.each(complaintCases)('%s: %s', (_, __, complaint) => {
    const { type, person, answer } = complaint
    const view = viewOf(listsOf(complaint), person)
    const one = explained(view, type)
    const inState = (state: string) => one.conditions.filter((condition) => condition.state === state)
    const fails = Object.fromEntries(
      inState('unmet').map((condition) => [condition.kind, conditionSentence(condition)]),
    )
    expect(one.state).toBe(answer.state)
    if (answer.state !== 'coming' || answer.fails) expect(fails).toEqual(answer.fails ?? {})
    expect(inState('unknown').map(({ kind }) => kind)).toEqual(answer.unknown ?? [])
    if (answer.line) expect(lineOf(one, view, now)).toBe(answer.line)
    if (answer.note) expect(notesOf(view, one).map(({ text }) => text)).toContain(answer.note)
    if (answer.deadEnd) expect(openingPathTo(view, one).deadEnd?.text).toBe(answer.deadEnd)
    if (answer.fix) expect(inState('unmet').map(({ kind }) => fixOf(type, kind))).toContain(answer.fix)
  })
})
