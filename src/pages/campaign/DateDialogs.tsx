import { chakra } from '@chakra-ui/react'
import { useMemo, useRef, useState } from 'react'
import type { Campaign } from '@/engine/campaign/campaign'
import type { ChangedObject, PlanRequest } from '@/engine/plan/types'
import { type CampaignAction, endAt, moveBy, movingBy, startAt } from '@/engine/sets/campaignActions'
import { extentOf } from '@/engine/sets/suggestions'
import { MomentInput } from '@/form/fields/MomentInput'
import { readDate } from '@/lib/dates'
import { plural, pluralize } from '@/lib/format'
import { ownZone, type Shift } from '@/lib/zonedTime'
import type { Lists } from '@/model/references'
import { useSliced } from '@/parts/background/useSliced'
import { ShiftFields, useShift } from '@/parts/copies/ShiftFields'
import { Segments } from '@/parts/filters/Segments'
import { Quiet } from '@/parts/page/panel'
import { FormDialog } from '@/ui/FormDialog'
import { Labelled } from '@/ui/Labelled'
import { useNeighbours } from './useNeighbours'

/* The dialogs for the dates of a campaign. Each leads to the preview of a plan. */

interface DateDialogProps {
  account: string
  campaign: Campaign
  /** '12 objects of Spring 2026' */
  words: string
  now: number
  onClose: () => void
  onPreview: (request: PlanRequest) => void
}

/** The dialog that moves all dates of a campaign. For a long campaign it opens before the changes are calculated. */
export function MoveDialog(props: DateDialogProps & { rows: Lists }) {
  const { account, campaign, rows, words, onClose, onPreview } = props
  const first = useRef<HTMLInputElement>(null)
  const shift = useShift({ count: 1, unit: 'w' })
  const zone = ownZone()
  const { objects } = campaign
  const { value } = shift
  const { changed, shown } = useMoved(objects, rows, value, zone)
  const extent = useMemo(
    () => extentOf(objects.map(({ type, id, row }) => ({ type, id, object: row }))),
    [objects],
  )
  return (
    <FormDialog
      title={`Move ${words}`}
      text="All dates move together. A negative number moves them back."
      isDisabled={value === undefined || changed?.length === 0}
      initialFocusRef={first}
      onClose={onClose}
      confirm="Preview"
      onConfirm={() => {
        // The user can press Enter before the changes are calculated.
        const moves = changed ?? (value ? moveBy(objects, value, zone) : [])
        if (moves.length > 0) onPreview({ kind: 'changes', account, objects: moves })
      }}
    >
      <ShiftFields shift={shift} inputRef={first} extent={extent} />
      {value && shown ? (
        <Changing count={shown.length} left={objects.length - shown.length} reason="without a date" />
      ) : (
        value && <Quiet role="status">Working it out...</Quiet>
      )}
    </FormDialog>
  )
}

/** The dates of this many objects can be moved within a frame. */
const fewObjects = 100

/**
 * The changes of a shift. Undefined while those of a long campaign are calculated in slices. `shown` is the previous
 * result, so that the count stays while the user types another shift.
 */
function useMoved(
  objects: Campaign['objects'],
  lists: Lists,
  shift: Shift | undefined,
  zone: string,
): { changed: readonly ChangedObject[] | undefined; shown: readonly ChangedObject[] | undefined } {
  const job = useMemo(
    () => ({ lists, request: JSON.stringify([shift, zone]), objects, shift }),
    [lists, objects, shift, zone],
  )
  const done = useSliced(job, {
    work: (of: typeof job) => movingBy(of.shift ? of.objects : [], of.shift ?? none, zone),
    memory: {},
    isLong: () => objects.length > fewObjects,
  })
  return { changed: shift && done?.job === job ? done.result : undefined, shown: done?.result }
}

const none: Shift = { count: 0, unit: 'd' }

/** Ends a campaign now, or at a moment (rule CAMPAIGN-8). */
export function EndDialog(props: DateDialogProps & { rows: Lists }) {
  const { account, campaign, rows, now } = props
  const found = useNeighbours({ account, campaign, rows })
  return (
    <MomentDialog
      {...props}
      verb="End"
      text="Objects with dates end then. Those that have not started by then are deactivated."
      actAt={(moment, isNow) =>
        found?.isBehind === false
          ? endAt(campaign.objects, moment, isNow ? moment : now, found.neighbours)
          : undefined
      }
    />
  )
}

/** Starts a campaign now, or at a moment (rule CAMPAIGN-9). */
export function StartDialog(props: DateDialogProps) {
  const { campaign, now } = props
  return (
    <MomentDialog
      {...props}
      verb="Start"
      text="Objects that would start later start then, and are activated."
      actAt={(moment, isNow) => startAt(campaign.objects, moment, isNow ? moment : now)}
    />
  )
}

interface MomentDialogProps extends DateDialogProps {
  verb: string
  text: string
  /** Undefined while it is calculated. */
  actAt: (moment: number, isNow: boolean) => CampaignAction | undefined
}

function MomentDialog({ account, words, now, onClose, onPreview, verb, text, actAt }: MomentDialogProps) {
  const box = useRef<HTMLDivElement>(null)
  const [when, setWhen] = useState<'now' | 'later'>('now')
  const [date, setDate] = useState<string>()
  const moment = when === 'now' ? now : date === undefined ? undefined : readDate(date)
  const act = moment === undefined ? undefined : actAt(moment, when === 'now')
  return (
    <FormDialog
      title={`${verb} ${words}`}
      text={text}
      isDisabled={!act || act.changed.length === 0}
      initialFocusRef={box}
      onClose={onClose}
      confirm="Preview"
      onConfirm={() => act && onPreview({ kind: 'changes', account, objects: act.changed })}
    >
      <div ref={box} tabIndex={-1}>
        <Segments
          label="When"
          value={when}
          items={[
            { value: 'now', label: 'Now' },
            { value: 'later', label: 'At a date' },
          ]}
          onChoose={setWhen}
        />
      </div>
      {when === 'later' && (
        <Labelled label="Date and time">
          {(id) => <MomentInput id={id} value={date} onChange={setDate} followsText />}
        </Labelled>
      )}
      {act ? (
        <Changing count={act.changed.length} />
      ) : (
        moment !== undefined && <Quiet role="status">Working it out...</Quiet>
      )}
      {act && act.left.length > 0 && (
        <chakra.ul aria-label="Stays as it is" textStyle="sm" color="fg.muted" maxH="10rem" overflowY="auto">
          {act.left.map(({ type, id: object, name, text: reason }) => (
            <li key={`${type} ${object}`}>
              <b>{name}</b>
              <span>{`: ${reason}`}</span>
            </li>
          ))}
        </chakra.ul>
      )}
    </FormDialog>
  )
}

interface ChangingProps {
  count: number
  left?: number
  reason?: string
}

const Changing = ({ count, left = 0, reason }: ChangingProps) => (
  <chakra.p role="status" textStyle="sm" color="fg.muted">
    {`${pluralize(count, 'object')} ${plural(count, 'changes', 'change')}.${left > 0 ? ` ${pluralize(left, 'object')} ${reason} ${plural(left, 'stays', 'stay')}.` : ''}`}
  </chakra.p>
)
