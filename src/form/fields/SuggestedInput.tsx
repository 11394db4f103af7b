import { type ComponentType, type KeyboardEvent, type RefObject, useState } from 'react'
import { pressedKey } from '@/lib/keys'
import { TextQuery } from '@/lib/textQuery'
import { Input, type InputProps } from '@/ui/Input'
import { useListbox } from '@/ui/useListbox'
import type { ReferenceItem } from '../types'
import { OptionsPopup } from './OptionsPopup'
import styles from './SuggestedInput.module.css'
import { usePopup } from './usePopup'

/** A suggested text, and the number of objects that use it. */
export interface Suggestion {
  text: string
  count: number
}

/** Loads the suggestions while it is rendered, the most used first. It renders nothing itself. */
export type SuggestionLoader = ComponentType<{ onFound: (found: readonly Suggestion[]) => void }>

interface SuggestedInputProps extends InputProps {
  id: string
  value: string
  ref: RefObject<HTMLInputElement | null>
  /** Loads the suggestions. Rendered once the field has had the focus, so that an unused field loads nothing. */
  source: SuggestionLoader
  /** The part of the value that a suggestion completes. */
  typed: string
  /** Texts that the field already contains. They are not suggested. */
  taken?: readonly string[]
  onTake: (text: string) => void
}

const none: readonly Suggestion[] = []

/**
 * A text field that suggests texts below it. Typing, a click and the arrow keys open the list; no text is chosen until
 * the user moves into the list, so Tab and Enter keep what was typed. Any other text can be entered, too: for assistive
 * technology it stays a text box.
 */
export function SuggestedInput(props: SuggestedInputProps) {
  const { source: Source, typed, taken = [], onTake, onChange, onKeyDown, ...input } = props
  const [isWanted, setWanted] = useState(false)
  const [found, setFound] = useState(none)
  const popup = usePopup<HTMLDivElement>({ height: 240, width: 220 })
  const matches = popup.isOpen ? matching(found, typed, taken) : []
  const isShown = matches.length > 0
  const listbox = useListbox<ReferenceItem>({
    id: `${props.id}-suggestions`,
    items: matches,
    start: -1,
    isOpen: isShown,
    onOpen: popup.open,
    onClose: popup.close,
    onChoose: ({ id }) => {
      popup.close()
      onTake(id)
    },
  })
  const openAtTop = () => {
    listbox.setActive(-1)
    popup.open()
  }
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const key = pressedKey(event)
    const hasChoice = isShown && listbox.active >= 0
    if (key === 'Enter' && !hasChoice) popup.close()
    else listbox.focusProps.onKeyDown(event)
    if (!event.defaultPrevented) onKeyDown?.(event)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus of the input inside
    <div ref={popup.rootRef} className={styles.box} onBlur={popup.onBlur}>
      <Input
        {...input}
        autoComplete="off"
        aria-autocomplete="list"
        aria-controls={isShown ? `${props.id}-suggestions` : undefined}
        aria-activedescendant={listbox.focusProps['aria-activedescendant']}
        onFocus={() => setWanted(true)}
        onClick={openAtTop}
        onKeyDown={onKey}
        onChange={(event) => {
          openAtTop()
          onChange?.(event)
        }}
      />
      {isWanted && <Source onFound={setFound} />}
      {isShown && (
        <OptionsPopup
          listbox={listbox}
          options={{ items: matches, isLoading: false }}
          matches={matches}
          chosen={[]}
          multiple={false}
          place={popup.place}
          query={typed}
          onCreate={popup.close}
          onEscape={popup.close}
        />
      )}
    </div>
  )
}

/** At most this many are offered at once: they fit without scrolling, and typing finds the others. */
const most = 6

/** The suggestions that contain the typed text, without the text itself, in their order. */
function matching(found: readonly Suggestion[], typed: string, taken: readonly string[]): ReferenceItem[] {
  const wanted = new TextQuery(typed)
  const others = new Set([typed.trim(), ...taken].map((text) => text.toLowerCase()))
  return found
    .filter(({ text }) => !others.has(text.toLowerCase()) && (wanted.isBlank || wanted.isIn(text)))
    .slice(0, most)
    .map(({ text, count }) => ({ id: text, name: text, state: `Used ${count}×` }))
}
