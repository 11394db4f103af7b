import { useEffect, useState } from 'react'
import { componentsOf } from './caught'
import styles from './ErrorDetails.module.css'

/** The first file of the repository in a stack: 'src/list/Listing.tsx'. */
const fileIn = (stack: string): string | undefined =>
  /[/(]((?:src|mocks|tests)\/[\w$./-]+\.tsx?)/.exec(stack.replaceAll(/^.*\/node_modules\/.*$/gm, ''))?.[1]

/** The innermost component of a component stack. Elements such as `div` have small letters. */
const componentIn = (stack: string): string | undefined => /^\s*at ([A-Z][\w$]*)/m.exec(stack)?.[1]

/**
 * Development only: where an error came from. React tells boundaries the components after they have rendered.
 */
export function ErrorDetails({ error }: { error: unknown }) {
  const [components, setComponents] = useState('')
  useEffect(() => setComponents(componentsOf(error)), [error])
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const facts = [
    ['Component', componentIn(components)],
    ['File', fileIn(stack) ?? fileIn(components)],
  ].filter(([, value]) => value !== undefined)
  return (
    <section aria-label="Details for developers" className={styles.details}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {[
        ['Stack', stack],
        ['Components', components],
      ].map(
        ([name, text = '']) =>
          text.trim() !== '' && (
            // biome-ignore lint/a11y/useSemanticElements: it groups no fields
            // biome-ignore lint/a11y/noNoninteractiveTabindex: so that the keyboard can scroll it
            <pre key={name} tabIndex={0} role="group" aria-label={name} className={styles.stack}>
              {text.trim()}
            </pre>
          ),
      )}
    </section>
  )
}
