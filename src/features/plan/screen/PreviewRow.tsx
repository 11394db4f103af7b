import { chakra } from '@chakra-ui/react'
import { ChevronDown, ChevronRight, CircleAlert, TriangleAlert, Undo2, X } from 'lucide-react'
import { memo, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { entityOf } from '@/entities/registry'
import { ObjectLink } from '@/list/ObjectLink'
import { Button, IconButton } from '@/ui/Button'
import { EntityTile } from '@/ui/EntityTile'
import shared from '@/ui/shared.module.css'
import { Input } from '@/ui/styled'
import type { PlanRequest, PlanRow } from '../types'
import { DiffBox } from './DiffBox'
import { editText } from './diffText'
import { belowRow, Row } from './rowStyles'
import { Status, type StatusName } from './Status'
import { fieldsText, type Side, type SideNames } from './sides'

type Sides = Readonly<Record<string, Side>>

/** The decisions of the user about a row. Pass stable functions. */
export interface RowDecisions {
  onLeaveOut: (key: string, isLeftOut: boolean) => void
  onSides: (key: string, sides: Sides) => void
  /** Undefined reverts the decision. */
  onNewId: (key: string, id: string | undefined) => void
  onInstead: (key: string, id: string | undefined) => void
}

interface PreviewRowProps extends RowDecisions {
  row: PlanRow
  status: StatusName
  kind: PlanRequest['kind']
  sides: Sides
  newId: string | undefined
  instead: string | undefined
  names: SideNames
  /** Whether links to objects lead into this account. */
  isLinked: boolean
  isOpenAtFirst: boolean
}

/** One object of the plan: the reason why it is included, the effect on it, and the decisions about it. */
export const PreviewRow = memo((props: PreviewRowProps) => {
  const { row, status, kind, sides, names, isOpenAtFirst, newId, instead } = props
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const isLeftOut = status === 'leftOut'
  const hasDiffs = row.verdict === 'differs' && row.diffs.length > 0 && !isLeftOut
  const { icon, family } = entityOf(row.type).list
  const { line, keepFocus } = useKeptFocus()
  const leaveOut = () => props.onLeaveOut(row.key, true)
  return (
    <Row
      ref={line}
      data-mark={status === 'blocked' ? 'danger' : hasDiffs && isOpen ? '' : undefined}
      data-open={(hasDiffs && isOpen) || undefined}
    >
      <chakra.div data-part="line" color={isLeftOut ? 'fg.muted' : undefined}>
        <EntityTile icon={icon} family={family} size={32} />
        <chakra.span data-part="who">
          <b title={row.name}>
            <bdi>{row.name}</bdi>
          </b>
          <code dir="auto" translate="no" title={row.id}>
            {row.id}
          </code>
        </chakra.span>
        <Why row={row} kind={kind} newId={newId} instead={instead} isLinked={props.isLinked} />
        <Status name={status} />
        <chakra.span data-part="act">
          {hasDiffs ? (
            <IconButton
              icon={isOpen ? ChevronDown : ChevronRight}
              label={`Fields of ${row.name}`}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            />
          ) : isLeftOut ? (
            <IconButton
              icon={Undo2}
              label={`Include ${row.name} again`}
              onClick={() => props.onLeaveOut(row.key, false)}
            />
          ) : newId !== undefined || instead !== undefined ? (
            <IconButton
              icon={Undo2}
              label={`Decide again about ${row.name}`}
              onClick={keepFocus(() =>
                newId === undefined ? props.onInstead(row.key, undefined) : props.onNewId(row.key, undefined),
              )}
            />
          ) : (
            ['new', 'edit', 'delete'].includes(row.verdict) && (
              <IconButton icon={X} label={`Leave out ${row.name}`} onClick={leaveOut} />
            )
          )}
        </chakra.span>
      </chakra.div>
      {!isLeftOut && row.block && (
        <Blocked
          row={row}
          block={row.block}
          onInstead={keepFocus(props.onInstead)}
          onNewId={keepFocus(props.onNewId)}
        />
      )}
      {!isLeftOut && row.notes.map((note) => <RowNote key={note}>{note}</RowNote>)}
      {hasDiffs && isOpen && (
        <DiffBox
          row={row}
          names={names}
          sides={sides}
          onSides={(next) => props.onSides(row.key, next)}
          onLeaveOut={keepFocus(leaveOut)}
          onNewId={kind === 'revert' ? undefined : keepFocus((id: string) => props.onNewId(row.key, id))}
        />
      )}
    </Row>
  )
})

/** Some buttons disappear after a press. Then the focus moves to the first button of the row. */
function useKeptFocus() {
  const line = useRef<HTMLLIElement>(null)
  const hasDecided = useRef(false)
  useLayoutEffect(() => {
    const { activeElement, body } = document
    if (!hasDecided.current || (activeElement && activeElement !== body)) return
    const next = line.current?.querySelector('button')
    // The button appears with the next plan.
    if (!next) return
    hasDecided.current = false
    next.focus({ preventScroll: true })
  })
  const keepFocus =
    <Args extends unknown[]>(decide: (...args: Args) => void) =>
    (...args: Args) => {
      hasDecided.current = true
      decide(...args)
    }
  return { line, keepFocus }
}

type WhyProps = Pick<PreviewRowProps, 'row' | 'kind' | 'newId' | 'instead' | 'isLinked'>

/** The reason why an object is in the plan, or its changes. */
const chosenTexts: Partial<Record<PlanRequest['kind'], string>> = {
  import: 'In the file',
  revert: 'Changed since',
}

function Why({ row, kind, newId, instead, isLinked }: WhyProps) {
  const { reason, verdict, diffs } = row
  if (kind !== 'copy' && kind !== 'import' && verdict !== 'differs') {
    return (
      <span data-part="why">
        {verdict === 'edit' && diffs.map((diff) => editText(row.type, diff)).join('; ')}
      </span>
    )
  }
  const decided =
    newId !== undefined ? `as ${newId}` : instead !== undefined ? `${instead} takes its place` : ''
  return (
    <span data-part="why">
      {decided !== '' && <b>{decided} </b>}
      {reason.kind === 'chosen' ? (
        decided === '' && <span>{chosenTexts[kind] ?? 'Chosen by you'}</span>
      ) : (
        <>
          <span>needed by</span>{' '}
          {isLinked ? (
            <chakra.span className={shared.link} asChild>
              <ObjectLink to={reason.by}>
                <bdi>{reason.by.name}</bdi>
              </ObjectLink>
            </chakra.span>
          ) : (
            <b>{reason.by.name}</b>
          )}{' '}
          <small>{reason.fieldName}</small>
        </>
      )}
      {verdict === 'differs' && diffs.length > 0 && (
        <small data-part="fields">{`Differs in ${fieldsText(row)}`}</small>
      )}
    </span>
  )
}

const box = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '2',
  ps: '3',
  pe: '2',
  py: '2',
  borderRadius: 'md',
  borderWidth: '1px',
  borderColor: 'transparent',
  textStyle: 'sm',
  overflowWrap: 'anywhere',
  '& > svg': { flexShrink: '0' },
  '& > p, & > div': { flex: { base: '1 0 calc(100% - 24px)', md: '1' }, minW: '0' },
  '& > button': { flex: { base: '1', md: '0 0 auto' }, color: 'fg' },
} as const

export const DangerBox = chakra('div', { base: { ...box, bg: 'danger.subtle', color: 'danger.text' } })
const NoteBox = chakra('div', { base: { ...box, bg: 'warning.subtle', color: 'warning.text' } })

const RowNote = ({ children }: { children: ReactNode }) => (
  <NoteBox {...belowRow}>
    <TriangleAlert size={14} aria-hidden />
    <p>{children}</p>
  </NoteBox>
)

type BlockedProps = Pick<PreviewRowProps, 'row' | 'onNewId' | 'onInstead'> & {
  block: NonNullable<PlanRow['block']>
}

/** Why a row cannot be written, and what the user can do about it. */
function Blocked({ row, block, onNewId, onInstead }: BlockedProps) {
  const [newId, setNewId] = useState<string>()
  const { instead } = block
  return (
    <DangerBox {...belowRow}>
      <CircleAlert size={14} aria-hidden />
      <p>{block.text}</p>
      {instead && newId === undefined && (
        <Button variant="outline" size="sm" onClick={() => onInstead(row.key, instead.id)}>
          {`Use ${instead.name} instead`}
        </Button>
      )}
      {block.canRename && newId === undefined && (
        <Button variant="outline" size="sm" onClick={() => setNewId(`${row.id}-2`)}>
          Another id
        </Button>
      )}
      {newId !== undefined && (
        <chakra.form
          display="flex"
          flexWrap="wrap"
          gap="2"
          w={{ base: '100%', md: 'auto' }}
          onSubmit={(event) => {
            event.preventDefault()
            if (newId.trim() !== '') onNewId(row.key, newId.trim())
          }}
        >
          <Input
            size="sm"
            flex="1"
            minW="10rem"
            aria-label={`New id of ${row.name}`}
            ref={(field) => field?.focus()}
            value={newId}
            onChange={(event) => setNewId(event.target.value)}
          />
          <Button type="submit" variant="outline" size="sm" color="fg">
            Use this id
          </Button>
        </chakra.form>
      )}
    </DangerBox>
  )
}
