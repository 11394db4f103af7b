import { type ComponentType, createContext, type FocusEvent, use, useState } from 'react'
import { afterPress } from '@/form/press'
import type { ChoicePath, QuestionPath } from '@/model/questions'

/** Props of a part of a question or choice. */
export interface SlotProps<Path extends QuestionPath | ChoicePath = QuestionPath> {
  /** The question or choice that contains it. */
  path: Path
  /** 'Question 2' or 'Question 2, option 3', used as the start of accessible names. */
  of: string
}

/** How the questions of surveys and quizzes differ. Pass a constant. */
export interface QuestionKind {
  /** The word for a choice (rule QUESTION-2). */
  choiceLabel: 'Response' | 'Option'
  /** Shown in an open question, beside its image. */
  QuestionExtra?: ComponentType<SlotProps>
  /** Shown in the row of each choice. */
  ChoiceExtra?: ComponentType<SlotProps<ChoicePath>>
  /** What a read-only form says of a question or choice in addition, e.g. 'Correct'. */
  questionMark?: (question: unknown) => string | undefined
  choiceMark?: (choice: unknown) => string | undefined
  /** Initial values of new questions and choices, in addition to the common ones. */
  newQuestion?: object
  newChoice?: object
}

/** Functions for the parts of the editor. Stable while the form is open. */
export interface QuestionEditor {
  kind: QuestionKind
  move: (from: number, to: number) => void
  duplicate: (index: number) => void
  /** Adds a blank question below this one, and focuses it. */
  addBelow: (index: number) => void
  remove: (index: number) => void
  /** Announces a change to screen readers. */
  announce: (text: string) => void
  /** Blocks the save until the upload is done. */
  track: <V>(upload: Promise<V>) => Promise<V>
}

const EditorContext = createContext<QuestionEditor | undefined>(undefined)
export const EditorProvider = EditorContext.Provider

export function useQuestionEditor(): QuestionEditor {
  const editor = use(EditorContext)
  if (!editor) throw new Error('A part of a question is rendered outside of QuestionsField')
  return editor
}

/** An item that was just added is blank, so its warnings wait until the focus has left it once. Errors always show. */
const QuietContext = createContext(false)
export const QuietProvider = QuietContext.Provider

/** Whether an item still hides its warnings. Put `onBlur` on the element around its controls. */
export function useQuiet(isNew: boolean) {
  const around = use(QuietContext)
  const [isFresh, setFresh] = useState(isNew)
  return {
    isQuiet: around || isFresh,
    end: () => setFresh(false),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) afterPress(() => setFresh(false))
    },
  }
}

/** The warning, or undefined while warnings are hidden. */
export const useWarning = (warning: string | undefined): string | undefined =>
  use(QuietContext) ? undefined : warning
