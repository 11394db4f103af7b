import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { controlProps, FieldNote } from '@/form/Field'
import { useField } from '@/form/formContext'
import { pressedKey } from '@/lib/keys'
import type { ChoicePath, Questioned } from '@/model/questions'
import { inputText } from '@/model/readable'
import { IconButton } from '@/ui/Button'
import { Grip } from '@/ui/DragOrder'
import { Input } from '@/ui/Input'
import { ChoiceImage } from './ChoiceImage'
import styles from './ChoiceRow.module.css'
import type { ChoiceFiles } from './choiceFiles'
import { useQuestionEditor, useQuiet } from './kind'
import { choiceItem, moveKey } from './useItems'

export interface ChoiceCommands {
  add: () => void
  /** Focuses the text of the next choice. After the last one, adds a new choice. */
  next: (index: number) => void
  move: (from: number, to: number) => void
  remove: (index: number) => void
  files: ChoiceFiles
}

interface ChoiceRowProps {
  path: ChoicePath
  /** E.g. 'Question 2'. */
  of: string
  index: number
  isFirst: boolean
  isLast: boolean
  isNew: boolean
  commands: ChoiceCommands
}

/**
 * One choice: text, image, and the extra of its kind. Alt with an arrow key moves it, Enter goes to the next choice.
 */
export const ChoiceRow = memo(function ChoiceRow({ path, of, index, commands, ...props }: ChoiceRowProps) {
  const { choiceLabel, ChoiceExtra } = useQuestionEditor().kind
  const quiet = useQuiet(props.isNew)
  const name = `${of}, ${choiceLabel.toLowerCase()} ${index + 1}`
  const field = useField<Questioned, string>(`${path}.text`, { label: name })
  const warning = quiet.isQuiet ? undefined : field.warning
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and blurs of the controls inside bubble to it
    <div
      data-choice={index}
      className={styles.row}
      onBlur={quiet.onBlur}
      onKeyDown={(event) => {
        const by = moveKey(event)
        if (by === 0) return
        event.preventDefault()
        event.stopPropagation()
        commands.move(index, index + by)
      }}
    >
      <div className={styles.head}>
        {!(props.isFirst && props.isLast) && <Grip item={choiceItem} name={name.toLowerCase()} />}
        <label htmlFor={field.id} className={styles.label}>
          {`${choiceLabel} ${index + 1}`}
        </label>
      </div>
      <Input
        {...controlProps({ ...field, warning }, { required: true })}
        ref={field.ref}
        aria-label={name}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        autoComplete="off"
        value={inputText(field.value)}
        onChange={(event) => field.set(event.target.value)}
        onKeyDown={(event) => {
          const isEnter = pressedKey(event) === 'Enter'
          if (!isEnter || event.ctrlKey || event.metaKey) return
          event.preventDefault()
          commands.next(index)
        }}
      />
      <ChoiceImage path={path} of={name} index={index} files={commands.files} />
      {ChoiceExtra && <ChoiceExtra path={path} of={name} />}
      <div className={styles.buttons}>
        <IconButton
          icon={ArrowUp}
          label={`${name}: move up`}
          disabled={props.isFirst}
          onClick={() => commands.move(index, index - 1)}
        />
        <IconButton
          icon={ArrowDown}
          label={`${name}: move down`}
          disabled={props.isLast}
          onClick={() => commands.move(index, index + 1)}
        />
        <IconButton
          data-remove
          icon={Trash2}
          label={`${name}: delete`}
          variant="ghostDanger"
          onClick={() => commands.remove(index)}
        />
      </div>
      {(field.error ?? warning) !== undefined && (
        <div className={styles.note}>
          <FieldNote id={field.id} error={field.error} warning={warning} />
        </div>
      )}
    </div>
  )
})
