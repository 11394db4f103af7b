import styles from './JsonView.module.css'

/** Matches keys, strings, and the text between them. */
const PARTS = /("(?:[^"\\]|\\.)*")(\s*:)?/g

function colored(json: string) {
  const parts: { at: number; text: string; kind?: 'key' | 'string' }[] = []
  let end = 0
  for (const match of json.matchAll(PARTS)) {
    const [whole, text = '', colon] = match
    parts.push({ at: end, text: json.slice(end, match.index) })
    parts.push({ at: match.index, text, kind: colon ? 'key' : 'string' })
    end = match.index + whole.length
    if (colon) parts.push({ at: end - colon.length, text: colon })
  }
  return [...parts, { at: end, text: json.slice(end) }]
}

/** Any value as indented JSON; the keyboard can scroll it. */
export function JsonView({ value, label }: { value: unknown; label: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section cannot be preformatted
    // biome-ignore lint/a11y/noNoninteractiveTabindex: so that the keyboard can scroll it
    <pre role="region" aria-label={label} tabIndex={0} className={styles.json}>
      {colored(JSON.stringify(value, null, 2)).map(({ at, text, kind }) =>
        kind ? (
          <span key={at} className={styles[kind]}>
            {text}
          </span>
        ) : (
          text
        ),
      )}
    </pre>
  )
}
