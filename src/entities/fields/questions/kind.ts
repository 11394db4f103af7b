import { type ComponentType, createContext, useContext } from 'react'

/** Props of a slot: the question or choice that contains it. */
export interface SlotProps {
  /** Dot path of the question or choice. */
  path: string
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
  ChoiceExtra?: ComponentType<SlotProps>
  /** Initial values of new questions and choices, in addition to the common ones. */
  newQuestion?: object
  newChoice?: object
}

/** What the parts of the editor need from the whole. Stable while the form is open. */
export interface QuestionEditor {
  kind: QuestionKind
  move: (from: number, to: number) => void
  duplicate: (index: number) => void
  remove: (index: number) => void
  /** Announces a change to screen readers. */
  announce: (text: string) => void
  /** Blocks the save until the upload is done. */
  track: <V>(upload: Promise<V>) => Promise<V>
}

const EditorContext = createContext<QuestionEditor | undefined>(undefined)
export const EditorProvider = EditorContext.Provider

export function useQuestionEditor(): QuestionEditor {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('A part of a question stands outside of QuestionsField')
  return editor
}
