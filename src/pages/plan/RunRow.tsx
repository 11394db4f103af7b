import { chakra } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import { memo } from 'react'
import { selectAccount } from '@/auth/selectedAccount'
import type { FieldDiff, PlanVerb, Step } from '@/engine/plan/types'
import { ObjectLink } from '@/list/ObjectLink'
import type { EntityType } from '@/model/entityTypes'
import { valueText } from '@/model/fieldValue'
import { nowOf } from '@/parts/plan/texts'
import { New } from '@/ui/Change'
import { Inside } from '@/ui/signs'
import { Button } from '@/ui/styled'
import { TryAgain } from '@/ui/TryAgain'
import { isUnconfirmed, type Progress } from './progress'
import { PlanListRow, RowMessage, RowObject } from './Row'
import { retry, skip } from './running'
import { Status, type StatusName, wordOf } from './Status'

interface RunRowProps {
  progress: Progress
  verb: PlanVerb
  isStopped: boolean
  /** Whether the object can be opened: it exists in the account that is written to. */
  isLinked: boolean
}

const statusOf = ({ status, state }: Progress, isStopped: boolean): StatusName => {
  if (status === 'done') return state.outcome ?? 'updated'
  if (isUnconfirmed({ status, state })) return 'unconfirmed'
  return isStopped && (status === 'waiting' || status === 'held') ? 'undone' : status
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/** '403: This needs the permission to write.' */
const failureText = ({ httpStatus, error = 'It failed.' }: Progress['state']) =>
  httpStatus === undefined ? error : `${httpStatus}: ${error}`

function whyOf({ status, state, waitsFor }: Progress): string {
  if (status === 'held' && waitsFor) return `held: ${waitsFor} failed`
  if (status === 'waiting' && waitsFor) return `after ${waitsFor}`
  return status === 'done' && state.tookMs !== undefined ? seconds(state.tookMs) : ''
}

function RunRowOnce({ progress, verb, isStopped, isLinked }: RunRowProps) {
  const { step, status, state } = progress
  const isWaiting = status === 'waiting' || status === 'held'
  const isFailed = status === 'failed'
  const isThere = isLinked && status === 'done' && step.action !== 'delete'
  return (
    <PlanListRow
      dense
      data-mark={isFailed ? 'danger' : status === 'running' ? '' : undefined}
      data-now={status === 'running' || undefined}
    >
      <chakra.div data-part="line" color={isWaiting ? 'fg.muted' : undefined}>
        <RowObject object={step} size={28} />
        <span data-part="why">{whyOf(progress)}</span>
        <Status
          name={statusOf(progress, isStopped)}
          text={status === 'running' ? `${nowOf(verb)}...` : wordOf(statusOf(progress, isStopped), verb)}
        />
        {isThere && <OpenObject type={step.type} id={step.id} name={step.name} account={step.account} />}
      </chakra.div>
      {status === 'done' && state.conflicts && (
        <RowMessage tone="warning" role="status">
          <CircleAlert size={14} aria-hidden />
          <div>
            <p>The server saved other values.</p>
            <Differences step={step} diffs={state.conflicts} />
          </div>
        </RowMessage>
      )}
      {status === 'done' && state.isUncertain && (
        <RowMessage tone="warning" role="status">
          <CircleAlert size={14} aria-hidden />
          <p>The server responded with an error, but has it. Somebody else may have done the same.</p>
        </RowMessage>
      )}
      {isFailed && (
        <RowMessage tone="danger" role="alert">
          <CircleAlert size={14} aria-hidden />
          <div>
            <p>{failureText(state)}</p>
            <Differences step={step} diffs={state.conflicts} />
          </div>
          {!isStopped && (
            <>
              <Button
                variant="ghost"
                size="sm"
                _hover={{ bg: 'bg.panel', color: 'fg' }}
                onClick={() => skip(step.key)}
              >
                Skip
                <chakra.span srOnly> {step.name}</chakra.span>
              </Button>
              <TryAgain of={step.name} onClick={() => retry(step.key)} />
            </>
          )}
        </RowMessage>
      )}
    </PlanListRow>
  )
}

/** The planned values, and those that the server has. */
const Differences = ({ step: { type }, diffs = [] }: { step: Step; diffs?: readonly FieldDiff[] }) =>
  diffs.map((diff) => (
    <p key={diff.key}>
      <span>{`${diff.fieldName}: planned`}</span> <New>{valueText(type, diff.path, diff.source)}</New>, now{' '}
      <New>{valueText(type, diff.path, diff.target)}</New>
    </p>
  ))

interface OpenObjectProps {
  type: EntityType
  id: string
  name: string
  account: string
}

/** A link to an object. Before it opens, it selects the account of the object, which can be another one. */
const OpenObject = ({ type, id, name, account }: OpenObjectProps) => (
  <chakra.span
    data-part="act"
    display="inline-grid"
    placeItems="center"
    boxSize={{ base: 'control.lg', md: 'control.sm' }}
    // The icon is aligned with the inset of the page. On phones the button ends at the edge of the row, which clips
    // focus rings.
    me={{ base: '-3', md: '-2' }}
    _focusVisible={{ outlineOffset: '-2px' }}
    borderRadius="md"
    color="fg.muted"
    _hover={{ bg: 'bg.muted', color: 'fg' }}
    asChild
  >
    <ObjectLink
      to={{ type, id }}
      aria-label={`Open ${name}`}
      title={`Open ${name}`}
      onClick={() => account && type !== 'accounts' && selectAccount(account)}
    >
      <Inside />
    </ObjectLink>
  </chakra.span>
)

/** One object of a running or finished queue. Renders when its progress changes. */
export const RunRow = memo(
  RunRowOnce,
  (a, b) =>
    a.progress.state === b.progress.state &&
    a.progress.status === b.progress.status &&
    a.progress.waitsFor === b.progress.waitsFor &&
    a.verb === b.verb &&
    a.isStopped === b.isStopped &&
    a.isLinked === b.isLinked,
)
