import { windowOf } from '@/api/lifecycle'
import { drawDoubt } from '@/entities/fields/prizeDoubts'
import { activeRangeDoubt } from '@/entities/fields/rules'
import { formatFullDateTime } from '@/ui/format'
import { typesWith } from '../../entityTypes'
import { isActive, partOf } from '../programmeIndex'
import type { Rule } from '../types'

const scheduled = typesWith('active')

const ended: Rule = {
  id: 'window-ended',
  severity: 'warning',
  title: 'What is active has not ended',
  why: 'It looks active in lists, and no player can see it any more.',
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
  title: 'An active range ends after it starts',
  why: 'There is no moment at which players can take part.',
  fix: 'Set an end that lies after the start.',
  types: scheduled,
  *run(programme) {
    for (const [type, row] of programme.each(scheduled))
      for (const { path, message } of activeRangeDoubt(row)) yield { type, object: row, path, text: message }
  },
}

const unreadable: Rule = {
  id: 'date-unreadable',
  severity: 'error',
  title: 'A date can be read',
  why: 'Nobody knows when it starts or ends, and each application decides for itself.',
  fix: 'Enter the date again.',
  types: scheduled,
  *run(programme) {
    for (const [type, row] of programme.each(scheduled)) {
      const dates = [
        ['active.from', partOf(row, 'active').from],
        ['active.to', partOf(row, 'active').to],
        ...(type === 'raffles' ? [['drawTime', row.drawTime] as const] : []),
      ] as const
      for (const [path, date] of dates)
        if (date !== undefined && date !== null && date !== '' && Number.isNaN(Date.parse(String(date))))
          yield { type, object: row, path, text: `\`${String(date)}\` is no date.` }
    }
  },
}

const drawMissing: Rule = {
  id: 'raffle-without-draw',
  severity: 'error',
  title: 'A raffle has a draw date',
  why: 'Players pay for entries, and nothing is ever drawn.',
  fix: 'Enter the draw date, or make the raffle inactive.',
  types: ['raffles'],
  *run(programme) {
    for (const row of programme.rows('raffles'))
      if (programme.isOffered(row) && (row.drawTime ?? '') === '')
        yield { type: 'raffles', object: row, path: 'drawTime', text: 'It is active and has no draw date.' }
  },
}

const drawInWindow: Rule = {
  id: 'raffle-draw-before-end',
  severity: 'warning',
  title: 'A raffle draws after its entries have ended',
  why: 'Entries that are bought after the draw cannot win.',
  fix: 'Move the draw behind the end of the active range, or end the range earlier.',
  types: ['raffles'],
  *run(programme) {
    for (const row of programme.rows('raffles'))
      for (const { path, message } of isActive(row) ? drawDoubt(row as never) : [])
        yield { type: 'raffles', object: row, path, text: message }
  },
}

const drawPassed: Rule = {
  id: 'raffle-draw-passed',
  severity: 'warning',
  title: 'The only draw of an active raffle lies ahead',
  why: 'Players can still buy entries for a draw that is over.',
  fix: 'Make the raffle inactive, set a later draw, or let it repeat.',
  types: ['raffles'],
  *run(programme) {
    for (const row of programme.rows('raffles')) {
      const isRepeated = typeof row.period === 'string' && row.period !== '' && row.period !== 'all-time'
      if (!programme.isOffered(row) || isRepeated) continue
      if (Date.parse(String(row.drawTime ?? '')) < programme.now)
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
  title: 'The draw of an active raffle takes place',
  why: 'The raffle is active but its draw is switched off: entries are sold, and nobody wins.',
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
