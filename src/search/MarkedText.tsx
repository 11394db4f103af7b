interface MarkedTextProps {
  text: string
  /** Trimmed query. Every occurrence is marked, case-insensitive. */
  query: string
}

/** A text with the matching parts in `<mark>`. */
export function MarkedText({ text, query }: MarkedTextProps) {
  return <>{splitMatches(text, query).map(toNode)}</>
}

const toNode = (part: string, index: number) => {
  // Odd parts are matches. Parts have no identity besides their position.
  return index % 2 === 1 ? <mark key={index}>{part}</mark> : part
}

/** Splits a text: even positions are the text between matches, odd ones the matches. */
export function splitMatches(text: string, query: string): string[] {
  if (query === '') return [text]
  return text.split(new RegExp(`(${query.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')})`, 'giu'))
}
