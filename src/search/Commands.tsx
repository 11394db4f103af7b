import type { KeyboardEvent, RefObject } from 'react'
import { pressedKey, typesCharacter } from '@/lib/keys'
import { Kbd } from '@/ui/inline'
import styles from './Commands.module.css'
import type { Command } from './types'

interface CommandsProps {
  commands: readonly Command[]
  listRef: RefObject<HTMLDivElement | null>
  /** The search box, to which Arrow Up of the first command and typed characters return. */
  inputRef: RefObject<HTMLInputElement | null>
  /** Enter in the search box runs the first command. */
  takesEnter: boolean
  onRun: (command: Command) => void
}

/** Moves the focus to the first command. Returns false if there is none. */
export function focusCommands(list: HTMLElement | null): boolean {
  const first = list?.querySelector('button')
  first?.focus()
  return first !== undefined && first !== null
}

/** The commands whose words match, as buttons. They are not counted as results (rule SEARCH-10). */
export function Commands({ commands, listRef, inputRef, takesEnter, onRun }: CommandsProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
    const key = pressedKey(event)
    const targets: Record<string, HTMLElement | null | undefined> = {
      ArrowDown: buttons[(at + 1) % buttons.length],
      ArrowUp: at === 0 ? inputRef.current : buttons[at - 1],
      Home: buttons[0],
      End: buttons.at(-1),
    }
    const to = targets[key]
    if (to) {
      event.preventDefault()
      to.focus()
    }
    // The character itself arrives in the search box.
    else if (key === 'Backspace' || (key.length === 1 && key !== ' ' && typesCharacter(event)))
      inputRef.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: it groups no fields
    <div ref={listRef} role="group" aria-label="Commands" className={styles.commands} onKeyDown={onKeyDown}>
      {commands.map((command, index) => (
        <button key={command.id} type="button" onClick={() => onRun(command)}>
          <command.icon size={16} aria-hidden />
          <span>
            {command.kind !== undefined && <small>{command.kind} </small>}
            <bdi>{command.title}</bdi>
          </span>
          <span aria-hidden>
            {takesEnter && index === 0 ? (
              <Kbd>Enter</Kbd>
            ) : (
              command.keys?.map((key) => <Kbd key={key}>{key}</Kbd>)
            )}
          </span>
        </button>
      ))}
    </div>
  )
}
