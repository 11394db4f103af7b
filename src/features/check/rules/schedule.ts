import { drawWarning, isRepeated } from '@/entities/fields/prizeWarnings'
import { activeRangeWarning } from '@/entities/fields/rules'
import { isBlank } from '@/form/rules'
import { typesWith } from '@/model/entityTypes'
import { windowOf } from '@/model/lifecycle'
import { formatFullDateTime } from '@/ui/format'
import { isDate } from '../dates'
import { isActive, partOf } from '../programmeIndex'
import type { Rule } from '../types'

const scheduled = typesWith('active')

const ended: Rule = {
  id: 'window-ended',
  severity: 'warning',
  title: 'An active object has ended',
  why: 'It is switched on, but no player can see it any more.',
  fix: 'Make it inactive, or set a later end.',
  types: scheduled,
  *run(programme) {
    for (const [type, row] of programme.each(scheduled))
      if (isActive(row) && windowOf(row, programme.now) === 'ended')
        yield {
          type,
          object: row,
          path: 'active.to',
          text: `Its active range ended ${formatFullDateTime(String(partOf(row, 'active').to))}, and it is still active.`,
        }
  },
}

const reversed: Rule = {
  id: 'window-reversed',
  severity: 'error',
  title: 'An active range leaves no time',
  why: 'There is no moment at which players can take part.',
  fix: 'Set an end after the start.',
  types: scheduled,
  *run(programme) {
    for (const [type, row] of programme.each(scheduled))
      for (const { path, message } of isActive(row) ? activeRangeWarning(row) : [])
        yield { type, object: row, path, text: message }
  },
}

const unreadable: Rule = {
  id: 'date-unreadable',
  severity: 'error',
  title: 'A date cannot be read',
  why: 'Nobody knows when it starts or ends, and each application decides for itself.',
  fix: 'Enter the date again.',
  types: scheduled,
  *run(programme) {
    for (const [type, row] of programme.each(scheduled)) {
      if (!isActive(row)) continue
      const dates = [
        ['active.from', partOf(row, 'active').from],
        ['active.to', partOf(row, 'active').to],
        ...(type === 'raffles' ? [['drawTime', row.drawTime] as const] : []),
      ] as const
      for (const [path, date] of dates)
        if (date !== undefined && date !== null && date !== '' && !isDate(String(date)))
          yield { type, object: row, path, text: `\`${String(date)}\` is not a date.` }
    }
  },
}

const draw = (value: unknown) => Date.parse(String(value ?? ''))

const drawMissing: Rule = {
  id: 'raffle-without-draw',
  severity: 'error',
  title: 'A raffle has no draw date',
  why: 'Players pay for entries, and nothing is ever drawn.',
  fix: 'Enter the draw date, or make the raffle inactive.',
  types: ['raffles'],
  *run(programme) {
    for (const row of programme.rows('raffles'))
      if (programme.isOffered(row) && isBlank(row.drawTime) && !(draw(row.nextDraw) >= programme.now))
        yield { type: 'raffles', object: row, path: 'drawTime', text: 'It is active and has no draw date.' }
  },
}

const drawInWindow: Rule = {
  id: 'raffle-draw-before-end',
  severity: 'warning',
  title: 'A raffle draws outside of its active range',
  why: 'Entries that are bought after the draw cannot win.',
  fix: 'Set a draw date after the end of the active range, or end the range earlier.',
  types: ['raffles'],
  *run(programme) {
    for (const row of programme.rows('raffles'))
      for (const { path, message } of programme.isOffered(row) && !isRepeated(row.period)
        ? drawWarning(row as never)
        : [])
        yield { type: 'raffles', object: row, path, text: message }
  },
}

const drawPassed: Rule = {
  id: 'raffle-draw-passed',
  severity: 'warning',
  title: 'The only draw of an active raffle is over',
  why: 'Players can still buy entries for a draw that is over.',
  fix: 'Make the raffle inactive, set a later draw, or let it repeat.',
  types: ['raffles'],
  *run(programme) {
    for (const row of programme.rows('raffles')) {
      // It draws again, by its period or as the server says.
      if (!programme.isOffered(row) || isRepeated(row.period) || draw(row.nextDraw) >= programme.now) continue
      if (draw(row.drawTime) < programme.now)
        yield {
          type: 'raffles',
          object: row,
          path: 'drawTime',
          text: `It drew once, ${formatFullDateTime(String(row.drawTime))}, and is still active.`,
        }
    }
  },
}

const disabled: Rule = {
  id: 'raffle-disabled',
  severity: 'warning',
  title: 'The draw of an active raffle is switched off',
  why: 'Players buy entries, and nobody wins.',
  fix: 'No form has this field (`enabled`): make the raffle inactive, or switch the draw on where it was switched off.',
  types: ['raffles'],
  *run(programme) {
    for (const row of programme.rows('raffles'))
      if (programme.isOffered(row) && row.enabled === false)
        yield { type: 'raffles', object: row, path: 'enabled', text: 'It is active, and its draw is off.' }
  },
}

export const scheduleRules: Rule[] = [
  ended,
  reversed,
  unreadable,
  drawMissing,
  drawInWindow,
  drawPassed,
  disabled,
]
