import { useState } from 'react'
import { CountedListField } from '@/form/fields/CountedListField'
import { ReferenceField } from '@/form/fields/ReferenceField'
import { type StoreOf, useFormContext, useStore } from '@/form/formContext'
import type { EventCount, Mission } from '@/generated/model'
import { cloned } from '@/lib/exactNumber'
import { isEmpty } from '@/model/edits'
import { paths } from '@/model/missionWarnings'
import type { AnyPath } from '@/model/paths'
import { Button } from '@/ui/Button'
import { Note } from '@/ui/Note'
import { useReferencesAt } from '../references'
import styles from './formObjectives.module.css'

type Objective = keyof typeof paths

/** The number of chosen events. Rows without a choice do not count. */
const chosenEvents = (store: StoreOf<Mission>): number => {
  const events = store.value(paths.events)
  return Array.isArray(events) ? events.filter((event) => event?.id).length : 0
}

const namesOfChosen: Record<Objective, (store: StoreOf<Mission>) => string | undefined> = {
  events: (store) => {
    const count = chosenEvents(store)
    return count === 0 ? undefined : count === 1 ? '1 event' : `${count} events`
  },
  quiz: (store) => (store.value(paths.quiz) ? 'the quiz' : undefined),
  survey: (store) => (store.value(paths.survey) ? 'the survey' : undefined),
}

interface Cleared {
  text: string
  /** The values of all three before the change. */
  before: [path: AnyPath<Mission>, value: unknown][]
}

/**
 * What players do: either events, or one quiz, or one survey (rule MISSION-3, decision L2). Choosing one clears the
 * others and shows a note with Undo.
 */
export function ObjectivesFields() {
  const { store } = useFormContext<Mission>()
  const events = useReferencesAt('missions', 'objectives.events.*.id')
  const quizzes = useReferencesAt('missions', 'objectives.quizzId')
  const surveys = useReferencesAt('missions', 'objectives.surveyId')
  const hasEvents = useStore((form: StoreOf<Mission>) => chosenEvents(form) > 0)
  const [cleared, setCleared] = useState<Cleared>()

  /** Runs before the choice is written, so that Undo reverts the choice, too. */
  const clearFor = (choice: Objective) => (id: string) => {
    if (id === '') return setCleared(undefined)
    const others = (Object.keys(paths) as Objective[]).filter((one) => one !== choice)
    const lost = others.flatMap((one) => namesOfChosen[one](store) ?? [])
    if (lost.length === 0) return setCleared(undefined)
    setCleared({
      text: `Cleared: ${lost.join(' and ')}.`,
      before: Object.values(paths).map((path) => [path, cloned(store.value(path))]),
    })
    // Fields that were never set stay absent.
    for (const one of others) {
      if (isEmpty(store.value(paths[one]))) continue
      if (one === 'events') store.set<EventCount[]>(paths.events, [])
      else store.set(paths[one], '')
    }
  }
  const undo = () => {
    for (const [path, value] of cleared?.before ?? []) store.set(path, value)
    setCleared(undefined)
    // The Undo button disappears, so focus the restored field.
    store.focus(chosenEvents(store) > 0 ? `${paths.events}.0.id` : paths.quiz)
  }

  return (
    <>
      <CountedListField<Mission, 'count'>
        name={paths.events}
        countKey="count"
        options={events}
        onPick={clearFor('events')}
      />
      {!hasEvents && (
        <>
          <ReferenceField<Mission>
            name={paths.quiz}
            size="half"
            options={quizzes}
            onPick={clearFor('quiz')}
          />
          <ReferenceField<Mission>
            name={paths.survey}
            size="half"
            options={surveys}
            onPick={clearFor('survey')}
          />
        </>
      )}
      <div className={styles.cleared} role="status">
        {cleared && (
          <Note
            action={
              <Button variant="outline" size="sm" onClick={undo}>
                Undo
              </Button>
            }
          >
            {`${cleared.text} A mission has either events, or one quiz, or one survey.`}
          </Note>
        )}
      </div>
    </>
  )
}
