import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { type FocusEvent, type RefObject, useState } from 'react'
import { pressedKey } from '@/lib/keys'
import { Badge } from '@/ui/inline'
import shared from '@/ui/shared.module.css'
import { type Listbox, useListbox } from '@/ui/useListbox'
import { afterPress } from '../press'
import type { ReferenceOptions } from '../types'
import { Chips, OpenLink } from './Chips'
import { ClearButton } from './ClearButton'
import styles from './Combobox.module.css'
import { OptionsPopup } from './OptionsPopup'
import { chosenItem, useMatches } from './options'
import { type Taken, TakenNote, useCreated } from './useCreated'
import { usePopup } from './usePopup'

interface ComboboxProps {
  /** Attributes of the input: id, aria-invalid, aria-describedby …; `aria-label` if no label refers to the id. */
  control: { id: string; 'aria-label'?: string; 'aria-invalid'?: true; 'aria-describedby'?: string }
  options: ReferenceOptions
  chosen: readonly string[]
  multiple?: boolean
  placeholder: string
  canClear: boolean
  /** Called when the user picks an item. With `multiple`, picking it again removes it. */
  onPick: (id: string) => void
  onRemove?: (id: string) => void
  onClear: () => void
  /** Called with the typed text, and with '' when the list closes, for items that are searched elsewhere. */
  onType?: (text: string) => void
  inputRef: RefObject<HTMLInputElement | null>
}

/** Stays open while the focus is in the input or in the list. The buttons of the field count as neither. */
const closingOnLeave =
  (popup: { isOpen: boolean; close: () => void }, inputRef: ComboboxProps['inputRef']) =>
  ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!popup.isOpen) return
    const list = currentTarget.querySelector('[data-popup]')
    const isInside = (element: unknown) =>
      element instanceof Node && (element === inputRef.current || list?.contains(element))
    // A press beside the text returns the focus to the input.
    if (!isInside(relatedTarget)) afterPress(() => !isInside(document.activeElement) && popup.close())
  }

/** Returns to what was chosen before a new object was taken. */
function takeBack({ item, before: [before] }: Taken, props: ComboboxProps): void {
  if (props.multiple) props.onRemove?.(item.id)
  else if (before === undefined) props.onClear()
  else props.onPick(before)
  props.inputRef.current?.focus()
}

/** A text field with a list of options (WAI-ARIA combobox with list autocomplete). */
export function Combobox(props: ComboboxProps) {
  const { control, options, chosen, multiple = false, canClear, inputRef } = props
  const [typed, setTyped] = useState<string>()
  const popup = usePopup<HTMLDivElement>({ height: 340, width: 220 }, () => {
    setTyped(undefined)
    props.onType?.('')
  })
  const matches = useMatches(options.items, typed ?? '')
  const isClearable = canClear && chosen.length > 0
  const single = multiple || chosen[0] === undefined ? undefined : chosenItem(options, chosen[0])
  const stateId = `${control.id}-state`
  const state = typed === undefined ? single?.item?.state : undefined
  const href = single?.item && options.actions?.hrefOf(single.id)
  const buttons = Number(isClearable) + Number(href !== undefined)
  const created = useCreated({ options, chosen, take: props.onPick })

  const open = () => {
    if (popup.isOpen) return
    created.forget()
    listbox.setActive(multiple ? -1 : matches.findIndex((item) => item.id === chosen[0]))
    popup.open()
  }
  const listbox = useListbox({
    id: `${control.id}-list`,
    items: matches,
    start: -1,
    isOpen: popup.isOpen,
    onOpen: open,
    onClose: popup.close,
    onChoose: ({ id }) => {
      props.onPick(id)
      setTyped(undefined)
      if (!multiple) popup.close()
    },
    isDisabled: (item) => item.disabled === true,
    page: 7,
  })
  const undo = (taken: Taken) => {
    created.forget()
    takeBack(taken, props)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus of the controls inside
    <div ref={popup.rootRef} className={styles.combobox} onBlur={closingOnLeave(popup, inputRef)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press beside the input counts as one on it */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keyboards use the input */}
      <div
        className={clsx(
          shared.fieldBox,
          styles.box,
          multiple && styles.multiple,
          multiple && chosen.length > 0 && styles.withChips,
          buttons === 1 && styles.oneButton,
          buttons === 2 && styles.twoButtons,
        )}
        {...(control['aria-invalid'] && { 'data-invalid': '' })}
        onClick={(event) => {
          // A press beside the text focuses the input.
          if (event.target instanceof Element && event.target.closest('button, a')) return
          inputRef.current?.focus()
          if (!inputRef.current?.disabled) open()
        }}
      >
        {multiple && (
          <Chips options={options} chosen={chosen} onRemove={props.onRemove} inputRef={inputRef} />
        )}
        <ComboboxInput
          {...props}
          listbox={listbox}
          typed={typed}
          label={single?.label}
          stateId={state === undefined ? undefined : stateId}
          onText={(text) => {
            setTyped(text)
            props.onType?.(text)
            listbox.setActive(0)
            popup.open()
          }}
        />
        {state !== undefined && (
          <Badge id={stateId} title={state} className={styles.state}>
            {state}
          </Badge>
        )}
        <span className={styles.arrow}>
          <ChevronDown size={16} aria-hidden />
        </span>
      </div>
      {popup.isOpen && (
        <OptionsPopup
          listbox={listbox}
          options={options}
          matches={matches}
          chosen={chosen}
          multiple={multiple}
          place={popup.place}
          query={typed ?? ''}
          onCreate={() => {
            inputRef.current?.focus()
            created.wait()
          }}
          onEscape={() => {
            inputRef.current?.focus()
            popup.close()
          }}
        />
      )}
      {/* After the list in the DOM, because Tab leads from the input into the list. */}
      {buttons > 0 && (
        <div className={styles.buttons}>
          {single && href && <OpenLink href={href} name={single.label} />}
          {isClearable && <ClearButton of={control.id} onClear={props.onClear} focusRef={inputRef} />}
        </div>
      )}
      <TakenNote taken={created.taken} rootRef={popup.rootRef} onUndo={undo} onForget={created.forget} />
    </div>
  )
}

interface ComboboxInputProps extends ComboboxProps {
  listbox: Listbox
  /** Undefined while the field shows what is chosen. */
  typed: string | undefined
  /** The name of the only chosen item. */
  label: string | undefined
  /** The id of the state of the chosen item. */
  stateId: string | undefined
  onText: (text: string) => void
}

function ComboboxInput({ control, chosen, multiple = false, ...props }: ComboboxInputProps) {
  const { listbox, typed, label, stateId, placeholder, inputRef, onRemove, onText } = props
  return (
    <input
      {...control}
      {...listbox.comboboxProps}
      ref={inputRef}
      className={styles.input}
      spellCheck={false}
      placeholder={multiple && chosen.length > 0 ? '' : placeholder}
      value={typed ?? label ?? ''}
      title={typed === undefined ? label : undefined}
      {...(stateId !== undefined && {
        'aria-describedby': [control['aria-describedby'], stateId].filter(Boolean).join(' '),
      })}
      onFocus={(event) => event.currentTarget.select()}
      onKeyDown={(event) => {
        const last = chosen.at(-1)
        const isEmpty = event.currentTarget.value === ''
        if (pressedKey(event) === 'Backspace' && multiple && isEmpty && last !== undefined) onRemove?.(last)
        else listbox.comboboxProps.onKeyDown(event)
      }}
      onChange={(event) => onText(event.target.value)}
    />
  )
}
