import { chakra, Flex } from '@chakra-ui/react'
import {
  ArrowDown,
  ArrowUp,
  ChevronDown,
  ChevronRight,
  CircleAlert,
  Copy,
  Trash2,
  TriangleAlert,
} from 'lucide-react'
import { memo, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { FieldNote } from '@/form/Field'
import { type StoreOf, useFormContext, useFormValue, useRegisteredField, useStore } from '@/form/formContext'
import { inputText } from '@/model/readable'
import { IconButton } from '@/ui/Button'
import { Badge } from '@/ui/inline'
import { type Questioned, type QuestionPath, QuietProvider, useQuestionEditor, useQuiet } from './kind'
import { QuestionBody } from './QuestionBody'
import { typeLabel } from './types'
import { moveKey } from './useItems'

interface QuestionCardProps {
  path: QuestionPath
  index: number
  isFirst: boolean
  isLast: boolean
  /** Added in this form: starts open. */
  isNew: boolean
}

/**
 * A collapsible question. Closed, it shows its type and text and renders no controls, so that a hundred of them stay
 * fast. Opens itself when a field inside gets the focus.
 */
export const QuestionCard = memo(function QuestionCard({ path, index, isNew, ...place }: QuestionCardProps) {
  const { store, formId } = useFormContext<Questioned>()
  const { move } = useQuestionEditor()
  const [isOpen, setOpen] = useState(isNew)
  const quiet = useQuiet(isNew)
  const toggle = useRef<HTMLButtonElement>(null)
  useRegisteredField<Questioned>(path, toggle)
  useEffect(() => store.onReveal(path, () => flushSync(() => setOpen(true))), [store, path])
  const name = `Question ${index + 1}`
  const id = `${formId}-${path.replaceAll('.', '-')}`

  return (
    <chakra.div
      data-question={index}
      role="group"
      aria-label={name}
      onBlur={quiet.onBlur}
      borderWidth="1px"
      borderColor="border.strong"
      borderRadius="lg"
      minW="0"
      // Scrolls the focus out from under the header and the save bar.
      css={{ '&, & :is(button, input, textarea)': { scrollMarginBlock: '72px' } }}
    >
      <Flex
        align="center"
        wrap={{ base: 'wrap', md: 'nowrap' }}
        ps="1"
        pe={{ base: '1', md: '2' }}
        bg="bg.subtle"
        borderTopRadius="lg"
        {...(isOpen ? { borderBottomWidth: '1px', borderColor: 'border' } : { borderBottomRadius: 'lg' })}
      >
        {/* The buttons of an open question wrap below its name where there is no space. */}
        <chakra.h3 flex="1" minW={{ base: isOpen ? 'max-content' : '0', md: '0' }}>
          <chakra.button
            ref={toggle}
            type="button"
            aria-expanded={isOpen}
            aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
            {...(isOpen && { 'aria-controls': `${id}-body` })}
            onClick={() => {
              setOpen(!isOpen)
              quiet.end()
            }}
            onKeyDown={(event) => {
              const by = moveKey(event)
              if (by === 0) return
              event.preventDefault()
              move(index, index + by)
            }}
            display="flex"
            alignItems="center"
            flexWrap={{ base: 'wrap', md: 'nowrap' }}
            columnGap="2.5"
            w="full"
            minH="44px"
            px="2"
            py={{ base: '2', md: '0' }}
            borderRadius="md"
            textAlign="start"
            cursor="pointer"
          >
            <chakra.span display="flex" alignItems="center" gap="2.5" minW="0">
              <chakra.span color="fg.muted" flexShrink="0">
                {isOpen ? <ChevronDown size={16} aria-hidden /> : <ChevronRight size={16} aria-hidden />}
              </chakra.span>
              <chakra.span textStyle="sm" fontWeight="620" whiteSpace="nowrap">
                {name}
              </chakra.span>
            </chakra.span>{' '}
            <TypeBadge path={path} isOpen={isOpen} /> {!isOpen && <Gist path={path} />}
            {!isOpen && <CardMark path={path} />}
          </chakra.button>
        </chakra.h3>
        <QuestionActions index={index} {...place} isOpen={isOpen} />
      </Flex>
      <CardError path={path} id={id} />
      {isOpen && (
        <QuietProvider value={quiet.isQuiet}>
          <chakra.div id={`${id}-body`}>
            <QuestionBody path={path} of={name} />
          </chakra.div>
        </QuietProvider>
      )}
    </chakra.div>
  )
})

/** Hidden for an open question on small screens, to make space for the buttons. */
function TypeBadge({ path, isOpen }: { path: QuestionPath; isOpen: boolean }) {
  const { entity } = useFormContext()
  const label = typeLabel(useFormValue<Questioned, string>(`${path}.type`))
  return label === '' ? null : (
    <Badge
      tone={entity.family}
      flexShrink="0"
      display={{ base: 'inline-flex', mdDown: isOpen ? 'none' : 'inline-flex' }}
    >
      {label}
    </Badge>
  )
}

/** The text of a closed question. */
function Gist({ path }: { path: QuestionPath }) {
  const text = inputText(useFormValue<Questioned, string>(`${path}.text`))
  return (
    <chakra.span
      flex={{ base: '1 0 100%', md: '1' }}
      order={{ base: '1', md: '0' }}
      minW="0"
      ps={{ base: '26px', md: '0' }}
      _empty={{ display: { base: 'none', md: 'block' } }}
      textStyle="sm"
      color="fg.muted"
      lineClamp={{ base: '2', md: '1', _print: 'none' }}
      title={text}
    >
      {text}
    </chakra.span>
  )
}

/** An error without a visible control: its field has none, or the question is closed. */
function CardError({ path, id }: { path: QuestionPath; id: string }) {
  const error = useStore((store: StoreOf<Questioned>) => store.errorWithoutControl(path))
  return error === undefined ? null : (
    <chakra.div px="3.5" py="2">
      <FieldNote id={id} error={error} />
    </chakra.div>
  )
}

/** Marks a closed question that contains an error or a warning. */
function CardMark({ path }: { path: QuestionPath }) {
  const isWrong = useStore((store: StoreOf<Questioned>) => store.hasErrorIn(path))
  const warning = useStore((store: StoreOf<Questioned>) => store.warningIn(path))
  if (!isWrong && warning === undefined) return null
  const Icon = isWrong ? CircleAlert : TriangleAlert
  return (
    <chakra.span
      flexShrink="0"
      ms="auto"
      color={isWrong ? 'danger.text' : 'warning.text'}
      title={isWrong ? undefined : warning}
    >
      <Icon size={16} aria-hidden />
      <chakra.span srOnly>{isWrong ? ', needs attention' : `, ${warning}`}</chakra.span>
    </chakra.span>
  )
}

interface QuestionActionsProps {
  index: number
  isFirst: boolean
  isLast: boolean
  isOpen: boolean
}

/** Actions on a whole question. Small screens show them only for an open question, because of space. */
function QuestionActions({ index, isFirst, isLast, isOpen }: QuestionActionsProps) {
  const { move, duplicate, remove } = useQuestionEditor()
  const name = `question ${index + 1}`
  return (
    <Flex display={{ base: 'flex', mdDown: isOpen ? 'flex' : 'none' }} flexShrink="0" ms="auto">
      <IconButton
        icon={ArrowUp}
        label={`Move ${name} up`}
        disabled={isFirst}
        onClick={() => move(index, index - 1)}
      />
      <IconButton
        icon={ArrowDown}
        label={`Move ${name} down`}
        disabled={isLast}
        onClick={() => move(index, index + 1)}
      />
      <IconButton icon={Copy} label={`Duplicate ${name}`} onClick={() => duplicate(index)} />
      <IconButton
        icon={Trash2}
        label={`Delete ${name}`}
        variant="ghostDanger"
        onClick={() => remove(index)}
      />
    </Flex>
  )
}
