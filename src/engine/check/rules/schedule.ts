import { momentOf, partOf, type Row, rowOf } from '@/engine/programme/programmeIndex'
import { isDate } from '@/lib/dates'
import { dateMomentText } from '@/lib/dateText'
import { typesWith } from '@/model/entityTypes'
import { activeRangeWarning } from '@/model/fieldRules'
import { windowOf } from '@/model/lifecycle'
import { drawOf, drawWarning, isRepeated } from '@/model/prizeWarnings'
import { asTyped } from '@/model/received'
import { isBlank } from '@/model/rules'
import { type CheckRule, objectRule } from '../types'

const scheduled = typesWith('active')

const ended = objectRule({
  id: 'window-ended',
  severity: 'warning',
  title: 'An active object has ended',
  why: 'It is switched on, but no player can see it any more.',
  fix: 'Make it inactive, or set a later end.',
  types: scheduled,
  among: 'active',
  *faultsOf(row, _type, { now }) {
    const end = dateMomentText(partOf(row, 'active').to, now)
    if (windowOf(row, now) === 'ended')
      yield { path: 'active.to', text: `Its active range ended ${end}, and it is still active.` }
  },
})

const reversed = objectRule({
  id: 'window-reversed',
  severity: 'error',
  title: 'An active range leaves no time',
  why: 'There is no moment at which players can take part.',
  fix: 'Set an end after the start.',
  types: scheduled,
  among: 'active',
  *faultsOf(row) {
    for (const { path, message } of activeRangeWarning(asTyped(row))) yield { path, text: message }
  },
})

const unreadable = objectRule({
  id: 'date-unreadable',
  severity: 'error',
  title: 'A date cannot be read',
  why: 'Nobody knows when it starts or ends, and each application decides for itself.',
  fix: 'Enter the date again.',
  types: scheduled,
  among: 'active',
  *faultsOf(row, type) {
    const { from, to } = partOf(row, 'active')
    const dates = {
      'active.from': from,
      'active.to': to,
      drawTime: type === 'raffles' ? rowOf('raffles', row).drawTime : '',
    }
    for (const [path, date] of Object.entries(dates))
      if (date !== undefined && date !== null && date !== '' && !isDate(String(date)))
        yield { path, text: `\`${String(date)}\` is not a date.` }
  },
})

/** Whether the raffle draws again: the server stores the date of the next draw. */
const drawsAgain = (raffle: Row<'raffles'>, now: number) => momentOf(raffle.nextDraw) >= now

const drawMissing = objectRule({
  id: 'raffle-without-draw',
  severity: 'error',
  title: 'A raffle has no draw date',
  why: 'Players pay for entries, and nothing is ever drawn.',
  fix: 'Enter the draw date, or make the raffle inactive.',
  types: ['raffles'],
  among: 'offered',
  *faultsOf(row, _type, { now }) {
    if (isBlank(row.drawTime) && !drawsAgain(row, now))
      yield { path: 'drawTime', text: 'It is active and has no draw date.' }
  },
})

const drawInWindow = objectRule({
  id: 'raffle-draw-before-end',
  severity: 'warning',
  title: 'A raffle draws outside of its active range',
  why: 'Entries that are bought after the draw cannot win.',
  fix: 'Set a draw date after the end of the active range, or end the range earlier.',
  types: ['raffles'],
  among: 'offered',
  *faultsOf(row) {
    if (isRepeated(row.period)) return
    for (const { path, message } of drawWarning(asTyped(row))) yield { path, text: message }
  },
})

const drawPassed = objectRule({
  id: 'raffle-draw-passed',
  severity: 'warning',
  title: 'The only draw of an active raffle is over',
  why: 'Players can still buy entries for a draw that is over.',
  fix: 'Make the raffle inactive, set a later draw, or let it repeat.',
  types: ['raffles'],
  among: 'offered',
  *faultsOf(row, _type, { now }) {
    const draw = drawOf(row)
    if (draw !== undefined && draw < now && !isRepeated(row.period) && !drawsAgain(row, now))
      yield {
        path: 'drawTime',
        text: `It drew once, ${dateMomentText(row.drawTime, now)}, and is still active.`,
      }
  },
})

const disabled = objectRule({
  id: 'raffle-disabled',
  severity: 'warning',
  title: 'The draw of an active raffle is switched off',
  why: 'Players buy entries, and nobody wins.',
  fix: 'No form has this field (`enabled`): make the raffle inactive, or switch the draw on where it was switched off.',
  types: ['raffles'],
  among: 'offered',
  *faultsOf(row) {
    if (row.enabled === false) yield { path: 'enabled', text: 'It is active, and its draw is off.' }
  },
})

export const scheduleRules: CheckRule[] = [
  ended,
  reversed,
  unreadable,
  drawMissing,
  drawInWindow,
  drawPassed,
  disabled,
]
