import type { QuestionsRead } from '@/engine/transfer/questions/types'

/** What was read, a line each: `12 Question? [*right | wrong]`, or `12! why it is no question`. */
export const shown = ({ parts }: QuestionsRead): string[] =>
  parts.map((part) => {
    if ('why' in part) return `${part.line}! ${part.why}`
    const { text, choices, isMulti } = part.question
    const all = choices.map((one) => `${one.isCorrect ? '*' : ''}${one.text}`)
    return [`${part.line} ${text} [${all.join(' | ')}]`, isMulti && 'Multi', ...part.notes]
      .filter(Boolean)
      .join(' ')
  })
