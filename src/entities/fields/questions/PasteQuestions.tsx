import { type DragEvent, useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { type ReadPart, type ReadQuestion, readQuestions } from '@/engine/transfer/questionTexts'
import { counted, cutText, plural } from '@/lib/format'
import { Button } from '@/ui/Button'
import { DialogActions } from '@/ui/DialogActions'
import { DialogHead } from '@/ui/DialogHead'
import { Textarea } from '@/ui/Input'
import { ModalDialog } from '@/ui/ModalDialog'
import type { QuestionKind } from './kind'
import styles from './PasteQuestions.module.css'

interface PasteQuestionsProps {
  kind: QuestionKind
  onClose: () => void
  onAdd: (questions: readonly ReadQuestion[]) => void
}

/** Takes questions as text or as a dropped file, and shows what was understood before they are added (rule QUESTION-4). */
export function PasteQuestions({ kind, onClose, onAdd }: PasteQuestionsProps) {
  const id = useId()
  const input = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const deferred = useDeferredValue(text)
  const parts = useMemo(() => readQuestions(deferred), [deferred])
  const questions = parts.flatMap((part) => ('question' in part ? [part.question] : []))
  const refused = parts.length - questions.length
  const onDrop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files
    if (!file) return
    event.preventDefault()
    void file.text().then(setText, () => undefined)
  }
  return createPortal(
    <ModalDialog open onClose={onClose} initialFocusRef={input} aria-labelledby={`${id}title`}>
      <DialogHead id={`${id}title`} onClose={onClose}>
        Paste questions
      </DialogHead>
      <div className={styles.body}>
        <label htmlFor={id} className={styles.help}>
          {`Cells of a spreadsheet or CSV (the question, then its ${kind.choiceLabel.toLowerCase()}s, * before correct ones), Aiken or GIFT. A file can be dropped here.`}
        </label>
        <Textarea
          id={id}
          ref={input}
          rows={8}
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onDragOver={(event) => event.preventDefault()}
          onDrop={onDrop}
        />
        <p role="status" className={styles.help}>
          {parts.length > 0 &&
            `${counted(questions.length, 'question')}${refused > 0 ? `, ${refused} ${plural(refused, 'part was', 'parts were')} not understood` : ''}`}
        </p>
        {parts.length > 0 && (
          <ol aria-label="What was understood" className={styles.parts}>
            {parts.map((part) => (
              <Part key={part.line} part={part} marksCorrect={kind.ChoiceExtra !== undefined} />
            ))}
          </ol>
        )}
      </div>
      <DialogActions>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={questions.length === 0 || deferred !== text} onClick={() => onAdd(questions)}>
          {questions.length === 0 ? 'Add' : `Add ${counted(questions.length, 'question')}`}
        </Button>
      </DialogActions>
    </ModalDialog>,
    document.body,
  )
}

function Part({ part, marksCorrect }: { part: ReadPart; marksCorrect: boolean }) {
  if ('why' in part)
    return (
      <li className={styles.refused}>
        <b>{`Line ${part.line} was not understood: ${part.why}`}</b> <span>{cutText(part.text)}</span>
      </li>
    )
  const { text, choices, isMulti } = part.question
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
    </li>
  )
}
