import { chakra, Flex } from '@chakra-ui/react'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { controlProps, FieldNote } from '@/form/Field'
import { useField } from '@/form/formContext'
import { inputText } from '@/model/readable'
import { IconButton } from '@/ui/Button'
import { Input } from '@/ui/Input'
import { ChoiceImage } from './ChoiceImage'
import { type ChoicePath, type Questioned, useQuestionEditor, useQuiet } from './kind'
import { moveKey } from './useItems'

export interface ChoiceCommands {
  add: () => void
  /** Focuses the text of the next choice. After the last one, adds a new choice. */
  next: (index: number) => void
  move: (from: number, to: number) => void
  remove: (index: number) => void
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
    <chakra.div
      data-choice={index}
      onBlur={quiet.onBlur}
      onKeyDown={(event) => {
        const by = moveKey(event)
        if (by === 0) return
        event.preventDefault()
        event.stopPropagation()
        commands.move(index, index + by)
      }}
      gridColumn="1 / -1"
      // On the smallest screens the buttons wrap to their own line.
      display={{ base: 'flex', md: 'grid' }}
      flexWrap="wrap"
      gridTemplateColumns="subgrid"
      gap="2"
      rowGap="1"
      alignItems="center"
    >
      <chakra.label
        htmlFor={field.id}
        flexBasis="100%"
        textStyle="label"
        color="fg.muted"
        whiteSpace="nowrap"
      >
        {`${choiceLabel} ${index + 1}`}
      </chakra.label>
      <Input
        {...controlProps({ ...field, warning }, { required: true })}
        ref={field.ref}
        aria-label={name}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        autoComplete="off"
        value={inputText(field.value)}
        onChange={(event) => field.set(event.target.value)}
        onKeyDown={(event) => {
          const isEnter = event.key === 'Enter' && !event.nativeEvent.isComposing
          if (!isEnter || event.ctrlKey || event.metaKey) return
          event.preventDefault()
          commands.next(index)
        }}
      />
      <ChoiceImage path={path} of={name} />
      {ChoiceExtra && <ChoiceExtra path={path} of={name} />}
      <Flex ms={{ base: 'auto', md: '0' }}>
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
      </Flex>
      {(field.error ?? warning) !== undefined && (
        <chakra.div flexBasis="100%" gridColumn="2 / -1" mb="1">
          <FieldNote id={field.id} error={field.error} warning={warning} />
        </chakra.div>
      )}
    </chakra.div>
  )
})
