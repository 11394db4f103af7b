import { chakra } from '@chakra-ui/react'
import { CircleCheck, CircleX } from 'lucide-react'
import type { OpeningPath, WaitedStep } from '@/engine/explain/openingPath'
import { stepProfile } from '@/engine/explain/stepDays'
import { isFailing } from '@/engine/explain/steps'
import { doing } from '@/engine/explain/texts'
import type { Explained } from '@/engine/explain/types'
import { creditsText, joined, pointsText } from '@/engine/explain/words'
import { momentText } from '@/lib/dateText'
import { formatNumber, pluralize } from '@/lib/format'
import { nounOf } from '@/model/entityTypes'
import { capital } from '@/model/words'
import { textLink } from '@/parts/page/panel'
import { Note } from '@/ui/Note'
import { Into, PlayerViewPart } from './parts'

interface OpeningPathStepsProps {
  way: OpeningPath
  object: Explained
  now: number
}

/** The shortest way to an object, or why nobody can get there. */
export function OpeningPathSteps({ way, object, now }: OpeningPathStepsProps) {
  const { steps, days, isExact = false, fails = false, deadEnd } = way
  if (deadEnd) {
    const names = deadEnd.chain.map(({ type, id, name }) => (
      <li key={`${type} ${id}`}>
        <Into to={{ type, id }}>{name}</Into>
      </li>
    ))
    return (
      <PlayerViewPart title={deadEnd.isOfPlayer ? 'No way is left for this player' : 'Nobody can get there'}>
        <Note tone="warning">
          <p>
            {deadEnd.isCircle
              ? 'These need each other, in a circle:'
              : deadEnd.chain.length > 1
                ? `It leads here, and ${deadEnd.text}:`
                : `${capital(deadEnd.text)}.`}
          </p>
          {deadEnd.chain.length > 1 && <Chain>{deadEnd.isCircle ? names.slice(0, -1) : names}</Chain>}
        </Note>
      </PlayerViewPart>
    )
  }
  if (!steps || steps.length === 0) return null
  return (
    <PlayerViewPart
      title={fails ? 'No way within a year' : 'The shortest way'}
      aside={
        <chakra.span textStyle="sm" color="fg.muted">
          {`${pluralize(steps.length, 'step')}${days === undefined ? '' : `, ${daysText(days, isExact)} for a ${stepProfile} player`}`}
        </chakra.span>
      }
    >
      <Steps>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step has no identity besides its position
          <li key={index}>
            <span data-part="number">{formatNumber(index + 1)}</span>
            <div>
              <StepText step={step} now={now} />
            </div>
          </li>
        ))}
        <li>
          <chakra.span data-part="number" {...(fails ? { 'data-fails': '' } : { 'data-done': '' })}>
            {fails ? <CircleX size={16} aria-hidden /> : <CircleCheck size={16} aria-hidden />}
          </chakra.span>
          <div>
            <b>{object.name}</b>
            <p>{endOf(object, fails)}</p>
          </div>
        </li>
      </Steps>
    </PlayerViewPart>
  )
}

/** The last line of the steps: the result. */
function endOf({ type }: Explained, fails: boolean): string {
  if (fails) return 'Not within a year'
  if (type === 'achievements') return 'Unlocked, even if no step is collected yet'
  return capital(`can ${doing(type)}`)
}

/** 'about 17 hours', 'about 23 days'; a wait for a date is exact (rule EXPLAIN-18). */
function daysText(days: number, isExact = false): string {
  const hours = Math.max(1, Math.round(days * 24))
  const text = days < 2 ? pluralize(hours, 'hour') : pluralize(Math.ceil(days), 'day')
  return isExact ? text : `about ${text}`
}

/** The most sources of one step that are named. */
const mostSources = 3

function StepText({ step, now }: { step: WaitedStep; now: number }) {
  if (step.kind === 'wait') return <b>{`Wait until ${momentText(step.until, now)}`}</b>
  if (step.kind === 'given')
    return (
      <>
        <b>{step.text}</b>
        <p>An administrator or an application gives it to players.</p>
      </>
    )
  if (step.kind === 'earn')
    return (
      <>
        <b>{`Earn ${step.what === 'points' ? pointsText(step.amount) : creditsText(step.amount)}`}</b>
        {step.days !== undefined && <span>{`, ${daysText(step.days)}`}</span>}
        {isFailing(step) && (
          <chakra.p color="danger.text!" fontWeight="600">
            {`What this player can do gives ${formatNumber(step.reached)} of ${formatNumber(step.amount)} within a year.`}
          </chakra.p>
        )}
        {step.from.length > 0 && (
          <p>
            <span>{'Such as from '}</span>
            {step.from.slice(0, mostSources).map(({ type, id, name, each, times }, index) => (
              <span key={`${type} ${id}`}>
                {index > 0 && <span>, </span>}
                <Into to={{ type, id }}>{name}</Into>
                <span>{` (${formatNumber(each)} each, ${step.days === undefined ? '' : 'about '}${pluralize(times, 'time')})`}</span>
              </span>
            ))}
            {step.from.length > mostSources && (
              <span>{` and ${formatNumber(step.from.length - mostSources)} more`}</span>
            )}
          </p>
        )}
      </>
    )
  const { type, id, name, times, points, credits, opensAt } = step
  return (
    <>
      <b>
        <Into to={{ type, id }}>{name}</Into>
      </b>
      <p>
        {joined([
          type === 'achievements' ? 'Its steps unlock it' : capital(doing(type, `the ${nounOf(type)}`)),
          times > 1 && pluralize(times, 'time'),
          step.days !== undefined && daysText(step.days),
          opensAt !== undefined && `from ${momentText(opensAt, now)}`,
          points > 0 && `+${pointsText(points)}`,
          credits > 0 && `+${creditsText(credits)}`,
        ])}
      </p>
    </>
  )
}

const Chain = chakra('ol', {
  base: { mt: '1', ps: '5', listStyleType: 'decimal', '& a': textLink },
})

const Steps = chakra('ol', {
  base: {
    listStyleType: 'none',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: '28px minmax(0, 1fr)',
      columnGap: '3',
      py: '1.5',
      textStyle: 'sm',
      overflowWrap: 'anywhere',
    },
    '& [data-part=number]': {
      display: 'grid',
      placeItems: 'center',
      boxSize: '28px',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'full',
      textStyle: 'xs',
      fontWeight: '600',
    },
    '& [data-done]': { bg: 'accent.subtle', borderColor: 'accent.mark', color: 'accent.text' },
    '& [data-fails]': { bg: 'danger.subtle', borderColor: 'danger.text', color: 'danger.text' },
    '& p': { color: 'fg.muted' },
    '& a': { _hover: { textDecoration: 'underline' } },
  },
})
