import { chakra } from '@chakra-ui/react'

/** Matches keys, strings, and the text between them. */
const PARTS = /("(?:[^"\\]|\\.)*")(\s*:)?/g

function colored(json: string) {
  const parts: { at: number; text: string; color?: string }[] = []
  let end = 0
  for (const match of json.matchAll(PARTS)) {
    const [whole, text = '', colon] = match
    parts.push({ at: end, text: json.slice(end, match.index) })
    parts.push({ at: match.index, text, color: colon ? 'primary.text' : 'accent.text' })
    end = match.index + whole.length
    if (colon) parts.push({ at: end - colon.length, text: colon })
  }
  return [...parts, { at: end, text: json.slice(end) }]
}

/** Any value as indented JSON; the keyboard can scroll it. */
export function JsonView({ value, label }: { value: unknown; label: string }) {
  return (
    <chakra.pre
      role="region"
      aria-label={label}
      tabIndex={0}
      p="3.5"
      maxH="26rem"
      overflow="auto"
      _print={{ maxH: 'none', overflow: 'visible', whiteSpace: 'pre-wrap' }}
      borderWidth="1px"
      borderRadius="md"
      bg="bg.inset"
      fontFamily="mono"
      fontSize="xs"
      lineHeight="1.5"
    >
      {colored(JSON.stringify(value, null, 2)).map(({ at, text, color }) =>
        color ? (
          <chakra.span key={at} color={color}>
            {text}
          </chakra.span>
        ) : (
          text
        ),
      )}
    </chakra.pre>
  )
}
