interface MarkedTextProps {
  text: string
  /** Trimmed query; every occurrence is marked, whatever its case. */
  query: string
}

/** A text with the matching parts in `<mark>`. */
export function MarkedText({ text, query }: MarkedTextProps) {
  return <>{splitMatches(text, query).map(toNode)}</>
}

const toNode = (part: string, index: number) => {
  // Odd parts match. The parts of a text have no other identity than their place.
  return index % 2 === 1 ? <mark key={index}>{part}</mark> : part
}

/** Texts between the matches at even places, the matches themselves at odd ones. */
export function splitMatches(text: string, query: string): string[] {
  if (query === '') return [text]
  return text.split(new RegExp(`(${query.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')})`, 'giu'))
}
