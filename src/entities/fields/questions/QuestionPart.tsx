import type { ReadPart } from '@/engine/transfer/questions/types'
import { cutText, formatNumber } from '@/lib/format'
import type { QuestionKind } from './kind'
import styles from './PasteQuestions.module.css'

interface PartProps {
  part: ReadPart
  kind: QuestionKind
  marksCorrect: boolean
}

/** Shows a question as it was understood, or why it was not. */
export function QuestionPart({ part, kind, marksCorrect }: PartProps) {
  if ('why' in part)
    return (
      <li className={styles.refused}>
        <b>{`Line ${formatNumber(part.line)} was not understood: ${part.why}`}</b>{' '}
        <span>{cutText(part.text)}</span>
      </li>
    )
  const { text, choices, isMulti } = part.question
  const isUnanswered = marksCorrect && !choices.some(({ isCorrect }) => isCorrect)
  const notes = [...part.notes, ...(isUnanswered ? [`No ${kind.choiceLabel.toLowerCase()} is correct.`] : [])]
  return (
    <li>
      <b>{cutText(text)}</b>
      {isMulti && <span> (Multi)</span>}
      <div className={styles.choices}>
        {choices.map((choice, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: choices have no ids yet
          <span key={index} className={choice.isCorrect && marksCorrect ? styles.correct : undefined}>
            {[index > 0 && ' · ', cutText(choice.text), choice.isCorrect && marksCorrect && ' (correct)']
              .filter(Boolean)
              .join('')}
          </span>
        ))}
      </div>
      {notes.length > 0 && <div className={styles.note}>{notes.join(' ')}</div>}
    </li>
  )
}
