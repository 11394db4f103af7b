import { describe, expect, it } from 'vitest'
import { notesOf } from '@/engine/explain/notes'
import type { EntityType } from '@/model/entityTypes'
import { explained, levels, mission, type Objects, ride, viewOf } from './support'

function notes(objects: Objects, type: EntityType): string[] {
  const view = viewOf(objects)
  return notesOf(view, explained(view, type)).map((note) => String((note as { text: string }).text))
}

describe('notes beside the conditions (rule EXPLAIN-15)', () => {
  it('say which missions lead to a quiz, and when the next one opens', () => {
    const quiz = { id: 'q', name: 'Sky', questions: [{ id: 'x', text: 'Blue?' }] }
    const asks = (fields: object) => ({ id: 'm', name: 'Look Up', objectives: { quizzId: 'q' }, ...fields })
    expect(notes({ quizzes: [quiz], missions: [asks({})] }, 'quizzes')).toEqual([
      '1 mission leads to it, and one is open. Open: Look Up.',
    ])
    const coming = asks({ active: { from: '2025-05-01T10:00:00Z' } })
    expect(notes({ quizzes: [quiz], missions: [coming] }, 'quizzes')[0]).toMatch(
      /^1 mission leads to it, and none is open, the next one opens on 2025-05-01 10:00 UTC/,
    )
    expect(notes({ quizzes: [quiz] }, 'quizzes')).toEqual(['No mission leads to this quiz.'])
  })

  it('say how a streak is kept, and that only the server knows what was kept', () => {
    const streak = { id: 's', name: 'Daily', period: 'daily', limitCount: true, countLimit: 5 }
    expect(notes({ streaks: [streak] }, 'streaks')).toContain(
      'Kept up once a day, complete after 5 days in a row. One missed day ends it. How many this player has kept so far, only the server knows.',
    )
  })

  it('say when the count of a mission begins again, and how soon it can be done again', () => {
    const repeated = mission({ period: 'daily', timeToRestart: true, timing: { minSecondsToRestart: 3600 } })
    const found = notes({ events: [ride], missions: [repeated] }, 'missions')
    expect(found).toContainEqual(expect.stringMatching(/^Its progress and its count begin again on /))
    expect(found).toContainEqual(expect.stringMatching(/^It can be done again (1 h|an hour|1 hour)/))
  })

  it('say that a requirement stores another number than its level has now', () => {
    const required = mission({ requirement: { level: { id: 'pathfinder', ordinal: 2 } } })
    expect(notes({ events: [ride], missions: [required], levels }, 'missions')).toContain(
      'The requirement stores level 2, and Pathfinder is level 3 now.',
    )
  })

  it('change no state', () => {
    const view = viewOf({ events: [ride], missions: [mission({ period: 'daily' })] })
    const before = explained(view, 'missions')
    notesOf(view, before)
    expect(explained(view, 'missions').state).toBe(before.state)
  })
})
