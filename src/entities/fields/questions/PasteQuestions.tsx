import { type DragEvent, startTransition, useEffect, useId, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { readingQuestions } from '@/engine/transfer/questions/readQuestions'
import type { AnswerReading, QuestionsRead, ReadPart, ReadQuestion } from '@/engine/transfer/questions/types'
import { plural, pluralize } from '@/lib/format'
import { inSlices } from '@/lib/idle'
import { Button } from '@/ui/Button'
import { DialogActions } from '@/ui/DialogActions'
import { DialogHead } from '@/ui/DialogHead'
import { Textarea } from '@/ui/Input'
import { ModalDialog } from '@/ui/ModalDialog'
import { More } from '@/ui/More'
import { Note } from '@/ui/Note'
import { AnswerColumn } from './AnswerColumn'
import type { QuestionKind } from './kind'
import styles from './PasteQuestions.module.css'
import { QuestionPart } from './QuestionPart'
import { questionFile } from './questionFile'

interface PasteQuestionsProps {
  kind: QuestionKind
  onClose: () => void
  onAdd: (questions: readonly ReadQuestion[]) => void
}

/** Parts that are shown at first. */
const shownAtOnce = 100

interface Done {
  text: string
  reading: AnswerReading | undefined
  result: QuestionsRead
}

/** Reads a text in slices. Returns the last result, and whether it is that of this text. */
function useRead(text: string, reading: AnswerReading | undefined, marksCorrect: boolean) {
  const [done, setDone] = useState<Done>()
  useEffect(
    () =>
      inSlices(readingQuestions(text, { marksCorrect, reading }), (result) =>
        startTransition(() => setDone({ text, reading, result })),
      ),
    [text, reading, marksCorrect],
  )
  return { result: done?.result, isCurrent: done?.text === text && done.reading === reading }
}

/** Takes questions as text or as a file, and shows what was understood before they are added (rule QUESTION-4). */
export function PasteQuestions({ kind, onClose, onAdd }: PasteQuestionsProps) {
  const id = useId()
  const input = useRef<HTMLTextAreaElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const [reading, setReading] = useState<AnswerReading>()
  const [most, setMost] = useState(shownAtOnce)
  const marksCorrect = kind.ChoiceExtra !== undefined
  const { result, isCurrent } = useRead(text, reading, marksCorrect)
  const { parts = [], skipped = [], ask } = result ?? {}
  const questions = useMemo(
    () => parts.flatMap((part) => ('question' in part ? [part.question] : [])),
    [parts],
  )
  const refused = parts.length - questions.length
  const isAsked = ask !== undefined && reading === undefined
  const take = (next: string, wrong = '') => {
    setProblem(wrong)
    if (wrong !== '') return
    setText(next)
    setReading(undefined)
    setMost(shownAtOnce)
  }
  const readFiles = async (files: FileList | null) => {
    if (!files || files.length === 0) return
    const read = await questionFile(files)
    take(read.text ?? '', read.problem)
  }
  const onDrop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    void readFiles(event.dataTransfer.files)
  }
  return createPortal(
    <ModalDialog open onClose={onClose} initialFocusRef={input} aria-labelledby={`${id}title`}>
      <DialogHead id={`${id}title`}>Paste questions</DialogHead>
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
          onChange={(event) => take(event.target.value)}
          onDragOver={(event) => event.preventDefault()}
          onDrop={onDrop}
        />
        {problem !== '' && (
          <Note role="alert" tone="danger">
            {problem}
          </Note>
        )}
        <p role="status" className={styles.help}>
          {parts.length > 0 && understood(questions.length, refused)}
        </p>
        {skipped.length > 0 && <Note>{skippedText(skipped)}</Note>}
        {ask && <AnswerColumn ask={ask} reading={reading} onChoose={setReading} />}
        {parts.length > 0 && !isAsked && (
          <>
            <ol aria-label="What was understood" className={styles.parts}>
              {inOrder(parts)
                .slice(0, most)
                .map((part, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: parts are read again, and keep nothing
                  <QuestionPart key={index} part={part} marksCorrect={marksCorrect} kind={kind} />
                ))}
            </ol>
            <More rest={parts.length - most} step={shownAtOnce} onClick={() => setMost(most + shownAtOnce)} />
          </>
        )}
      </div>
      <DialogActions>
        <input
          ref={file}
          type="file"
          accept=".txt,.csv,.tsv,.gift,.aiken,text/plain,text/csv"
          aria-label="File of questions"
          hidden
          onChange={({ target }) => {
            void readFiles(target.files).finally(() => {
              // Allows the user to choose the same file again after editing it.
              target.value = ''
            })
          }}
        />
        <Button variant="outline" className={styles.file} onClick={() => file.current?.click()}>
          Choose a file...
        </Button>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={questions.length === 0 || isAsked || !isCurrent} onClick={() => onAdd(questions)}>
          {questions.length === 0 || isAsked ? 'Add' : `Add ${pluralize(questions.length, 'question')}`}
        </Button>
      </DialogActions>
    </ModalDialog>,
    document.body,
  )
}

const understood = (questions: number, refused: number) =>
  `${pluralize(questions, 'question')}${refused > 0 ? `, ${pluralize(refused, 'part')} ${plural(refused, 'was', 'were')} not understood` : ''}`

const skippedText = (skipped: readonly string[]) =>
  `${skipped.length === 1 ? skipped[0] : `${skipped.slice(0, -1).join(', ')} and ${skipped.at(-1)}`} ${plural(skipped.length, 'has', 'have')} no place here.`
    // A name in quotation marks keeps its case.
    .replace(/^[a-z]/, (letter) => letter.toUpperCase())

/** In a long text, parts that were not understood come first. */
const inOrder = (parts: readonly ReadPart[]) =>
  parts.length <= shownAtOnce
    ? parts
    : [...parts.filter((part) => 'why' in part), ...parts.filter((part) => 'question' in part)]
