import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { isJournalOn } from '@/api/writes/journal'
import { entities } from '@/entities/registry'
import { usePages } from '@/parts/navigation/pages'
import { DialogHead } from '@/ui/DialogHead'
import { Kbd } from '@/ui/inline'
import { ModalDialog } from '@/ui/ModalDialog'
import { Switch } from '@/ui/Switch'
import { Title } from '@/ui/Title'
import { chord, rowShortcuts, sectionKeys, setSingleKeys, useSingleKeys } from './keys'
import styles from './ShortcutsDialog.module.css'

/** All shortcuts of the console, and the switch for single-character ones. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const id = useId()
  const singleKeys = useSingleKeys()
  return (
    <ModalDialog
      open
      onClose={onClose}
      closeOnBackdrop
      aria-labelledby={`${id}title`}
      className={styles.dialog}
    >
      <DialogHead id={`${id}title`} onClose={onClose}>
        Keyboard shortcuts
      </DialogHead>
      {/* biome-ignore lint/a11y/useSemanticElements: it groups no fields */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: so that the keyboard can scroll it on a small screen */}
      <div tabIndex={0} role="group" aria-labelledby={`${id}title`} className={styles.lists}>
        <Keys title="Anywhere">
          <Key keys={[chord('K')]}>Global Search</Key>
          <Key keys={['?']}>Keyboard shortcuts</Key>
          <Key keys={['/']}>Search the list</Key>
          <Key keys={[chord('S')]} or={chord('Enter')}>
            Save the form
          </Key>
          {isJournalOn() && <Key keys={[chord('Z')]}>Undo the last change</Key>}
          <Key keys={['F8']}>Go to the message</Key>
        </Keys>
        <Keys title="In a list">
          {Object.entries(rowShortcuts).map(([key, text]) => (
            <Key key={key} keys={[key]}>
              {text}
            </Key>
          ))}
          <Key keys={['Enter']}>Open the row</Key>
        </Keys>
        <Keys title="In Global Search and forms">
          <Key keys={['>']}>Commands alone</Key>
          <Key keys={[chord('Shift Enter')]}>Save and add another</Key>
        </Keys>
        <Keys title="Go to a page">
          {usePages().flatMap(({ to, title, icon: Icon, shortcut }) =>
            shortcut === undefined
              ? []
              : [
                  <Key key={to} keys={['g', shortcut]}>
                    <span className={styles.icon}>
                      <Icon size={16} aria-hidden />
                    </span>
                    <span>{title}</span>
                  </Key>,
                ],
          )}
        </Keys>
        <Keys title="Go to a section">
          {entities
            .filter(({ list }) => sectionKeys[list.type])
            .map(({ list }) => (
              <Key key={list.type} keys={['g', sectionKeys[list.type] ?? '']}>
                <span className={clsx(styles.icon, styles[list.family])}>
                  <list.icon size={16} aria-hidden />
                </span>
                <span>{list.title}</span>
              </Key>
            ))}
        </Keys>
      </div>
      <div className={styles.singleKeys}>
        <label htmlFor={`${id}single`}>
          Shortcuts of single characters
          <span id={`${id}help`} className={styles.help}>
            {`Turn them off if they get in the way of speech input. ${chord('K')}, ${chord('S')} and ${chord('Enter')} always work.`}
          </span>
        </label>
        <Switch
          id={`${id}single`}
          aria-label="Shortcuts of single characters"
          aria-describedby={`${id}help`}
          checked={singleKeys}
          onChange={setSingleKeys}
        />
      </div>
    </ModalDialog>
  )
}

function Keys({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <Title level={3} size="group">
        {title}
      </Title>
      <dl>{children}</dl>
    </section>
  )
}

interface KeyProps {
  /** Pressed one after the other. */
  keys: readonly string[]
  /** Another key with the same effect. */
  or?: string
  children: ReactNode
}

/** A shortcut: its description and its keys. */
function Key({ keys, or, children }: KeyProps) {
  return (
    <div className={styles.shortcut}>
      <dt>{children}</dt>
      <dd>
        {keys.map((key, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: 'g g' has one key twice
          <Kbd key={index} className={styles.key}>
            {key}
          </Kbd>
        ))}
        {or && (
          <>
            <span className={styles.or}>{' or '}</span>
            <Kbd>{or}</Kbd>
          </>
        )}
      </dd>
    </div>
  )
}
