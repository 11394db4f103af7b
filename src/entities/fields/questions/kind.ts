import { type ComponentType, createContext, useContext } from 'react'

/** What a slot gets to know of the question or choice that it stands in. */
export interface SlotProps {
  /** Dot path of the question or choice. */
  path: string
  /** 'Question 2' or 'Question 2, option 3': the start of a control's name. */
  of: string
}

/** In what the questions of one kind of object differ from others; give it as a constant. */
export interface QuestionKind {
  /** The word for a choice (rule QUESTION-2). */
  choiceLabel: 'Response' | 'Option'
  /** Stands in the open question, beside its image. */
  QuestionExtra?: ComponentType<SlotProps>
  /** Stands in the row of each choice. */
  ChoiceExtra?: ComponentType<SlotProps>
  /** What new questions and choices start with, beside what all have. */
  newQuestion?: object
  newChoice?: object
}

/** What the parts of the editor ask of the whole; stays the same while the form is open. */
export interface QuestionEditor {
  kind: QuestionKind
  move: (from: number, to: number) => void
  duplicate: (index: number) => void
  remove: (index: number) => void
  /** Tells screen readers what happened. */
  announce: (text: string) => void
  /** Keeps the save back until the upload is over. */
  track: <V>(upload: Promise<V>) => Promise<V>
}

const EditorContext = createContext<QuestionEditor | undefined>(undefined)
export const EditorProvider = EditorContext.Provider

export function useQuestionEditor(): QuestionEditor {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('A part of a question stands outside of QuestionsField')
  return editor
}
