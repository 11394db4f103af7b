import { drawDoubt } from '@/entities/raffles/doubts'
import { activeRangeDoubt } from '@/form/rules'
import { formatFullDateTime } from '@/ui/format'
import { windowOf } from '@/ui/lifecycle'
import type { Rule } from '../types'
import { isActive, type Row } from '../world'

const scheduled = ['missions', 'streaks', 'leaderboards', 'prizes', 'raffles', 'mysteryboxes'] as const

const boundsOf = (row: Row): Row =>
  typeof row.active === 'object' && row.active !== null ? (row.active as Row) : {}

const ended: Rule = {
  id: 'window-ended',
  severity: 'warning',
  title: 'What is active has not ended',
  why: 'It looks active in lists, and no player can see it any more.',
  mend: 'Make it inactive, or set a later end.',
  types: scheduled,
  *run(world) {
    for (const [type, row] of world.each(scheduled))
      if (isActive(row) && windowOf(row, world.now) === 'ended')
        yield {
          type,
          object: row,
          path: 'active.to',
          text: `Its active range ended ${formatFullDateTime(String(boundsOf(row).to))}, and it is still active.`,
        }
  },
}

const reversed: Rule = {
  id: 'window-reversed',
  severity: 'error',
  title: 'An active range ends after it starts',
  why: 'There is no moment at which players can take part.',
  mend: 'Set an end that lies after the start.',
  types: scheduled,
  *run(world) {
    for (const [type, row] of world.each(scheduled))
      for (const { path, message } of activeRangeDoubt(row)) yield { type, object: row, path, text: message }
  },
}

const unreadable: Rule = {
  id: 'date-unreadable',
  severity: 'error',
  title: 'A date can be read',
  why: 'Nobody knows when it starts or ends, and each application decides for itself.',
  mend: 'Enter the date again.',
  types: scheduled,
  *run(world) {
    for (const [type, row] of world.each(scheduled)) {
      const dates = [
        ['active.from', boundsOf(row).from],
        ['active.to', boundsOf(row).to],
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
  mend: 'Enter the draw date, or make the raffle inactive.',
  types: ['raffles'],
  *run(world) {
    for (const row of world.rows('raffles'))
      if (world.isOffered(row) && (row.drawTime ?? '') === '')
        yield { type: 'raffles', object: row, path: 'drawTime', text: 'It is active and has no draw date.' }
  },
}

const drawInWindow: Rule = {
  id: 'raffle-draw-before-end',
  severity: 'warning',
  title: 'A raffle draws after its entries have ended',
  why: 'Entries that are bought after the draw cannot win.',
  mend: 'Move the draw behind the end of the active range, or end the range earlier.',
  types: ['raffles'],
  *run(world) {
    for (const row of world.rows('raffles'))
      for (const { path, message } of isActive(row) ? drawDoubt(row as never) : [])
        yield { type: 'raffles', object: row, path, text: message }
  },
}

const drawPassed: Rule = {
  id: 'raffle-draw-passed',
  severity: 'warning',
  title: 'The only draw of an active raffle lies ahead',
  why: 'Players can still buy entries for a draw that is over.',
  mend: 'Make the raffle inactive, set a later draw, or let it repeat.',
  types: ['raffles'],
  *run(world) {
    for (const row of world.rows('raffles')) {
      const isRepeated = typeof row.period === 'string' && row.period !== '' && row.period !== 'all-time'
      if (!world.isOffered(row) || isRepeated) continue
      if (Date.parse(String(row.drawTime ?? '')) < world.now)
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
  mend: 'No form has this field (`enabled`): make the raffle inactive, or switch the draw on where it was switched off.',
  types: ['raffles'],
  *run(world) {
    for (const row of world.rows('raffles'))
      if (world.isOffered(row) && row.enabled === false)
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
