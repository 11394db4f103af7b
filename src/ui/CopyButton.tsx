import { useEffect, useState } from 'react'
import styles from './CopyButton.module.css'
import { copyText } from './copyText'
import { plainIcon } from './inline'

const copyIcon = plainIcon(
  12,
  <>
    <rect width="14" height="14" x="8" y="8" rx="2" />
    <path d="M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2" />
  </>,
)
const tick = plainIcon(12, <path d="M20 6 9 17l-5-5" />)

/** How long the tick is shown, in ms. */
const tickMs = 2000

interface CopyButtonProps {
  text: string
  /** Accessible name, e.g. 'Copy id winter-warm-up'. */
  label: string
}

/** Copies a text. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const [copied, setCopied] = useState<string>()
  // If the text has changed since, the new one has not been copied.
  const isCopied = copied === text
  useEffect(() => {
    if (copied === undefined) return
    const timer = setTimeout(() => setCopied(undefined), tickMs)
    return () => clearTimeout(timer)
  }, [copied])

  const write = async () => {
    if (await copyText(text)) setCopied(text)
  }
  return (
    <button
      type="button"
      data-part="copy"
      className={styles.copy}
      aria-label={label}
      title={label}
      onClick={() => void write()}
    >
      {isCopied ? tick : copyIcon}
    </button>
  )
}
