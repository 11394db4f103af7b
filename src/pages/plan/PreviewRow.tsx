import { chakra } from '@chakra-ui/react'
import { TriangleAlert, Undo2, Users, X } from 'lucide-react'
import { memo, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { PlanRequest, PlanRow, Sides } from '@/engine/plan/types'
import { ObjectLink } from '@/list/ObjectLink'
import { ChangeText } from '@/parts/journal/ChangeText'
import { chooseId, chooseInstead, chooseSides, leaveOut } from '@/parts/plan/planned'
import { IconButton } from '@/ui/Button'
import { RowToggle } from '@/ui/Disclosure'
import shared from '@/ui/shared.module.css'
import { Blocked } from './Blocked'
import { CopyCells, CopyForm, isCopyRow } from './CopyCells'
import { DiffBox } from './DiffBox'
import { PlanListRow, RowMessage, RowObject } from './Row'
import { Status, type StatusName, wordOf } from './Status'
import { fieldsText, type SideNames } from './sides'

interface PreviewRowProps {
  row: PlanRow
  status: StatusName
  kind: PlanRequest['kind']
  sides: Sides
  newId: string | undefined
  instead: string | undefined
  names: SideNames
  /** Whether the object that needs this row is shown as a link. */
  isLinked: boolean
  isOpenAtFirst: boolean
}

/** One object of the plan: the reason why it is included, the effect on it, and the decisions about it. */
export const PreviewRow = memo((props: PreviewRowProps) => {
  const { row, status, kind, sides, names, isOpenAtFirst, newId, instead } = props
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const isLeftOut = status === 'leftOut'
  const [isRenaming, setRenaming] = useState(false)
  const hasDiffs = row.verdict === 'differs' && row.diffs.length > 0 && !isLeftOut
  const { line, keepFocus } = useKeptFocus()
  return (
    <PlanListRow
      ref={line}
      data-mark={row.verdict === 'blocked' && !isLeftOut ? 'danger' : hasDiffs && isOpen ? '' : undefined}
      data-open={(hasDiffs && isOpen) || undefined}
    >
      <chakra.div data-part="line" color={isLeftOut ? 'fg.muted' : undefined}>
        <RowObject object={row} size={32} />
        {isCopyRow(row) ? (
          <CopyCells
            row={row}
            newId={newId}
            isRenaming={isRenaming}
            onRename={isLeftOut ? undefined : () => setRenaming(!isRenaming)}
          />
        ) : (
          <Why row={row} kind={kind} newId={newId} instead={instead} isLinked={props.isLinked} />
        )}
        <Status
          name={status}
          text={wordOf(status, kind)}
          mark={!isLeftOut && row.isNoticed && <NoticedMark />}
        />
        <chakra.span data-part="act">
          {hasDiffs ? (
            <RowToggle label={`Fields of ${row.name}`} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
          ) : isLeftOut ? (
            <IconButton
              icon={Undo2}
              edge="end"
              label={`Include ${row.name} again`}
              onClick={() => leaveOut(row.key, false)}
            />
          ) : newId !== undefined || instead !== undefined ? (
            <IconButton
              icon={Undo2}
              edge="end"
              label={`Decide again about ${row.name}`}
              onClick={keepFocus(() =>
                newId === undefined ? chooseInstead(row.key, undefined) : chooseId(row.key, undefined),
              )}
            />
          ) : (
            ['new', 'edit', 'delete'].includes(row.verdict) && (
              <IconButton
                icon={X}
                edge="end"
                label={`Leave out ${row.name}`}
                onClick={() => leaveOut(row.key)}
              />
            )
          )}
        </chakra.span>
      </chakra.div>
      {!isLeftOut && isRenaming && isCopyRow(row) && (
        <CopyForm row={row} newId={newId} onDone={keepFocus(() => setRenaming(false))} />
      )}
      {!isLeftOut && row.block && (
        <Blocked
          row={row}
          block={row.block}
          onInstead={keepFocus((id: string) => chooseInstead(row.key, id))}
          onNewId={keepFocus((id: string) => chooseId(row.key, id))}
        />
      )}
      {!isLeftOut && row.notes.map((note) => <RowNote key={note}>{note}</RowNote>)}
      {hasDiffs && isOpen && (
        <DiffBox
          row={row}
          names={names}
          sides={sides}
          onSides={(next) => chooseSides(row.key, next)}
          onLeaveOut={keepFocus(() => leaveOut(row.key))}
          onNewId={
            kind === 'revert' || kind === 'proposal'
              ? undefined
              : keepFocus((id: string) => chooseId(row.key, id))
          }
        />
      )}
    </PlanListRow>
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
    // The button may only appear with the next plan, so try again then.
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

const byYou = 'Chosen by you'
const chosenTexts: Readonly<Record<PlanRequest['kind'], string>> = {
  edit: byYou,
  changes: byYou,
  delete: byYou,
  copy: byYou,
  import: 'In the file',
  duplicate: byYou,
  revert: 'Changed since',
  proposal: 'Changed since the proposal',
}

type WhyProps = Pick<PreviewRowProps, 'row' | 'kind' | 'newId' | 'instead' | 'isLinked'>

/** Why an object is in the plan, or how it changes. */
function Why({ row, kind, newId, instead, isLinked }: WhyProps) {
  const { reason, verdict, diffs } = row
  if (kind !== 'copy' && kind !== 'import' && verdict !== 'differs') {
    return (
      <span data-part="why">
        {verdict === 'edit' &&
          diffs.map((diff) => (
            <chakra.span key={diff.key} display="block">
              <span>{`${diff.fieldName}:`}</span>{' '}
              <ChangeText
                type={row.type}
                change={{ path: diff.path, before: diff.target, after: diff.source }}
              />
            </chakra.span>
          ))}
      </span>
    )
  }
  const decided =
    newId !== undefined ? `as ${newId}` : instead !== undefined ? `${instead} takes its place` : ''
  return (
    <span data-part="why">
      {decided !== '' && <b>{decided} </b>}
      {reason.kind === 'chosen' ? (
        decided === '' && <span>{chosenTexts[kind]}</span>
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

/** Marks a row whose change players may notice. The sentences are above the rows. */
const NoticedMark = () => (
  <chakra.span display="inline-flex" color="warning.text" title={noticedText}>
    <Users size={14} aria-hidden />
    <chakra.span srOnly>{noticedText}</chakra.span>
  </chakra.span>
)

const noticedText = 'Players may notice this'

const RowNote = ({ children }: { children: ReactNode }) => (
  <RowMessage tone="warning">
    <TriangleAlert size={14} aria-hidden />
    <p>{children}</p>
  </RowMessage>
)
