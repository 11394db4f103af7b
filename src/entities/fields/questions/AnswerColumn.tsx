import { useId } from 'react'
import type { AnswerQuestion, AnswerReading } from '@/engine/transfer/questions/types'
import { cutText, formatNumber } from '@/lib/format'
import styles from './PasteQuestions.module.css'

const labels: Readonly<Record<AnswerReading, string>> = {
  numbers: 'Numbers of the choices',
  from0: 'Numbers of the choices, from 0',
  letters: 'Letters of the choices',
  names: 'Names of the columns',
  texts: 'Texts of the choices',
}

interface AnswerColumnProps {
  ask: AnswerQuestion
  reading: AnswerReading | undefined
  onChoose: (reading: AnswerReading) => void
}

/** Asks how the whole column of answers is meant, before any question is added. */
export function AnswerColumn({ ask, reading, onChoose }: AnswerColumnProps) {
  const id = useId()
  return (
    <fieldset className={styles.ask}>
      <legend>{`The column “${ask.column}” can be read in several ways. What is in it?`}</legend>
      {ask.readings.map(({ reading: one, fits, example }) => (
        <label key={one}>
          <input type="radio" name={id} checked={one === reading} onChange={() => onChoose(one)} />
          <span>
            <span>{labels[one]}</span>
            {example !== '' && <span className={styles.example}>{` (${cutText(example)})`}</span>}
            {fits < ask.lines && (
              <span>{`, in ${formatNumber(fits)} of ${formatNumber(ask.lines)} lines`}</span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
