import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ActiveRangeField } from '@/entities/fields/sectionFields'
import { DateTimeField } from '@/form/fields/DateTimeField'
import { activeRangeWarning } from '@/model/fieldRules'
import { active } from '@/model/fields/common'
import { showForm, type Thing } from './render'

beforeEach(() => vi.stubEnv('TZ', 'Europe/Vienna'))
afterEach(() => vi.unstubAllEnvs())

const base = { id: 't', account: 'a' }
const show = (at?: string) =>
  showForm({
    fields: <DateTimeField<Thing> name="at" label="Draw Date" />,
    object: { ...base, ...(at && { at }) },
  })
const input = () => screen.getByRole('textbox', { name: /Draw Date/ })
const open = () => screen.getByRole('button', { name: 'Open calendar' })
const day = (name: RegExp | string) => screen.getByRole('button', { name })

describe('the date-time picker (rule FIELD-7)', () => {
  it('shows local time, is optional by default, and changes nothing when it opens', async () => {
    const { user } = await show('2026-03-12T08:30:15Z')
    expect(input()).toHaveValue('12:03:2026 - 09:30')
    expect(input()).toHaveAccessibleName('Draw Date (Optional)')
    await user.click(open())
    expect(day('Thursday, 12 March 2026')).toHaveFocus()
    expect(screen.getByRole('dialog')).toHaveTextContent('Europe/Vienna, UTC+01:00')
    await user.keyboard('{Escape}')
    expect(open()).toHaveFocus()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument()
  })

  it('keeps the hour and minute (and seconds) when a day is picked', async () => {
    const { user, save, onSave } = await show('2026-03-12T08:30:15Z')
    await user.click(open())
    await user.click(day('Friday, 20 March 2026'))
    expect(input()).toHaveValue('20:03:2026 - 09:30')
    await save()
    expect(onSave.mock.calls[0]?.[0]).toEqual({ ...base, at: '2026-03-20T08:30:15Z' })
  })

  it('keeps local hour and minute when summer time starts or ends', async () => {
    const { user, save, onSave } = await show('2026-03-12T08:30:00Z')
    await user.click(open())
    await user.click(day('Monday, 30 March 2026'))
    expect(input()).toHaveValue('30:03:2026 - 09:30')
    await save()
    expect(onSave.mock.calls[0]?.[0]).toEqual({ ...base, at: '2026-03-30T07:30:00Z' })
  })

  it('offers the hours 00-23 and the minutes 00-59', async () => {
    const { user } = await show('2026-03-12T08:30:00Z')
    await user.click(open())
    const labels = (name: string) =>
      Array.from(screen.getByRole<HTMLSelectElement>('combobox', { name }).options, ({ text }) => text)
    expect([labels('Hour').length, labels('Hour')[0], labels('Hour')[23]]).toEqual([24, '00', '23'])
    expect([labels('Minute').length, labels('Minute')[0], labels('Minute')[59]]).toEqual([60, '00', '59'])
    await user.selectOptions(screen.getByRole('combobox', { name: 'Hour' }), '23')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Minute' }), '59')
    expect(input()).toHaveValue('12:03:2026 - 23:59')
  })

  it('applies a time only once a day is picked (decision D5)', async () => {
    const { user } = await show()
    await user.click(open())
    await user.selectOptions(screen.getByRole('combobox', { name: 'Hour' }), '07')
    expect(input()).toHaveValue('')
    await user.click(screen.getByRole('button', { current: 'date' }))
    expect(input()).toHaveDisplayValue(/ - 07:00$/)
  })

  it('works by keyboard', async () => {
    const { user } = await show('2026-03-12T08:30:00Z')
    await user.click(open())
    const focused = () => document.activeElement?.getAttribute('aria-label')
    for (const [key, name] of [
      ['{ArrowRight}', 'Friday, 13 March 2026'],
      ['{ArrowDown}', 'Friday, 20 March 2026'],
      ['{Home}', 'Monday, 16 March 2026'],
      ['{End}', 'Sunday, 22 March 2026'],
      ['{ArrowUp}', 'Sunday, 15 March 2026'],
      ['{ArrowLeft}', 'Saturday, 14 March 2026'],
      ['{PageUp}', 'Saturday, 14 February 2026'],
      ['{PageDown}', 'Saturday, 14 March 2026'],
      ['{Shift>}{PageDown}{/Shift}', 'Sunday, 14 March 2027'],
    ] as const) {
      await user.keyboard(key)
      expect(focused()).toBe(name)
    }
    await user.keyboard('{Enter}')
    expect(input()).toHaveValue('14:03:2027 - 09:30')
  })

  it('closes when the focus or the pointer goes elsewhere', async () => {
    const { user } = await show('2026-03-12T08:30:00Z')
    await user.click(open())
    await user.click(screen.getByRole('heading', { level: 1 }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('accepts typed dates', async () => {
    const { user, save, onSave } = await show()
    await user.type(input(), '05:11:25 - 09:30')
    await save()
    expect(onSave.mock.calls[0]?.[0]).toEqual({ ...base, at: '2025-11-05T08:30:00Z' })
  })

  it('keeps text that is no date, shows an error on blur and blocks the save', async () => {
    const { user, save, onSave } = await show('2026-03-12T08:30:00Z')
    await user.clear(input())
    await user.type(input(), '31:02:26')
    expect(input()).toBeValid()
    await user.tab()
    expect(input()).toHaveAccessibleDescription('There is no 31 February 2026')
    expect(input()).toHaveValue('31:02:26')
    await save()
    expect(onSave).not.toHaveBeenCalled()
    await waitFor(() => expect(input()).toHaveFocus())
  })

  it('can be cleared', async () => {
    const { user, save, onSave } = await show('2026-03-12T08:30:00Z')
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(input()).toHaveFocus()
    await save()
    expect(onSave.mock.calls[0]?.[0]).toEqual(base)
  })
})

describe('a typed date', () => {
  it('is shown with four digits of the year, so that 1999 stays 1999', async () => {
    const { user, save, onSave } = await show('1999-06-01T10:00:00Z')
    expect(input()).toHaveValue('01:06:1999 - 12:00')
    expect(input()).toHaveAttribute('placeholder', 'dd:mm:yyyy - hh:mm')
    await user.type(input(), '{Backspace}5')
    await user.tab()
    expect(input()).toHaveValue('01:06:1999 - 12:05')
    await save()
    expect(onSave.mock.calls[0]?.[0]).toEqual({ ...base, at: '1999-06-01T10:05:00Z' })
  })

  it('can be ISO, and is reformatted on blur', async () => {
    const { user, save, onSave } = await show()
    await user.type(input(), '2026-07-01T14:30+02:00')
    expect(input()).toHaveValue('2026-07-01T14:30+02:00')
    await user.tab()
    expect(input()).toHaveValue('01:07:2026 - 14:30')
    await save()
    expect(onSave.mock.calls[0]?.[0]).toEqual({ ...base, at: '2026-07-01T12:30:00Z' })
  })

  it('has no error once the old value is typed again', async () => {
    const { user, save, onSave } = await show('2026-03-12T08:30:15Z')
    await user.type(input(), '{Backspace}')
    await save()
    expect(onSave).not.toHaveBeenCalled()
    expect(input()).toHaveAccessibleDescription('Enter a date as dd:mm:yyyy - hh:mm')
    await user.type(input(), '0')
    expect(input()).toHaveValue('12:03:2026 - 09:30')
    expect(input()).toBeValid()
    expect(screen.queryByText(/Enter a date/)).not.toBeInTheDocument()
    expect(screen.queryByText(/needs attention/)).not.toBeInTheDocument()
    await user.tab()
    expect(input()).toBeValid()
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument()
  })

  it('does not change the value in the form while it is incomplete', async () => {
    const { user } = await show('2026-03-12T08:30:00Z')
    await user.clear(input())
    await user.type(input(), '05:11:2')
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument()
    await user.type(input(), '0')
    expect(screen.getByText('Unsaved changes')).toBeInTheDocument()
    await user.type(input(), '2')
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument()
  })

  it('cannot be an hour that the clocks skip: the field shows an error and blocks the save', async () => {
    const { user, save, onSave } = await show()
    await user.type(input(), '29:03:2026 - 02:30')
    await user.tab()
    expect(input()).toHaveValue('29:03:2026 - 02:30')
    expect(input()).toHaveAccessibleDescription('02:30 does not exist on that day: clocks go forward')
    await save()
    expect(onSave).not.toHaveBeenCalled()
    await waitFor(() => expect(input()).toHaveFocus())
  })

  it('shows the zone of the selected day beside the field', async () => {
    const { user } = await show()
    expect(input()).toHaveAccessibleDescription('Europe/Vienna')
    await user.type(input(), '01:07:2026')
    expect(input()).toHaveAccessibleDescription('Europe/Vienna, UTC+02:00')
    await user.clear(input())
    await user.type(input(), '01:12:2026')
    expect(input()).toHaveAccessibleDescription('Europe/Vienna, UTC+01:00')
  })
})

describe('the calendar', () => {
  const popup = () => screen.getByRole('dialog', { name: 'Date and time' })

  it('shows what happens to an hour that the clocks skip', async () => {
    const { user } = await show('2026-03-29T10:00:00Z')
    await user.click(open())
    await user.selectOptions(screen.getByRole('combobox', { name: 'Hour' }), '02')
    expect(input()).toHaveValue('29:03:2026 - 03:00')
    expect(within(popup()).getByRole('status')).toHaveTextContent(
      '02:00 does not exist on that day: clocks go forward, so it is 03:00.',
    )
    await user.selectOptions(screen.getByRole('combobox', { name: 'Hour' }), '04')
    expect(within(popup()).getByRole('status')).toBeEmptyDOMElement()
  })

  it('shows the zone of the selected day, not of today', async () => {
    const { user } = await show('2026-03-12T08:30:00Z')
    await user.click(open())
    expect(popup()).toHaveTextContent('Europe/Vienna, UTC+01:00')
    await user.click(day('Monday, 30 March 2026'))
    expect(popup()).toHaveTextContent('Europe/Vienna, UTC+02:00')
  })

  it('jumps to today and keeps the time of day', async () => {
    vi.useFakeTimers({ now: new Date('2026-05-20T10:00:00Z'), toFake: ['Date'] })
    const { user } = await show('2026-03-12T08:30:00Z')
    await user.click(open())
    await user.click(within(popup()).getByRole('button', { name: 'Today' }))
    expect(input()).toHaveValue('20:05:2026 - 09:30')
    expect(screen.getByRole('grid', { name: 'May 2026' })).toBeInTheDocument()
    vi.useRealTimers()
  })

  it('jumps to a month and a year without changing the value', async () => {
    const { user } = await show('2026-03-31T08:30:00Z')
    await user.click(open())
    await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'November')
    expect(screen.getByRole('combobox', { name: 'Month' })).toHaveFocus()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2031')
    expect(screen.getByRole('grid', { name: 'November 2031' })).toBeInTheDocument()
    expect(input()).toHaveValue('31:03:2026 - 10:30')
    await user.click(day('Sunday, 30 November 2031'))
    expect(input()).toHaveValue('30:11:2031 - 10:30')
  })
})

describe('the active range', () => {
  it('ends with the last minute of a day that is picked or typed without a time', async () => {
    vi.useFakeTimers({ now: new Date('2026-05-20T10:00:00Z'), toFake: ['Date'] })
    const { user } = await showForm({ fields: <ActiveRangeField />, object: base })
    const from = screen.getByRole('textbox', { name: active['active.from'].label })
    const to = screen.getByRole('textbox', { name: active['active.to'].label })
    for (const [index, field] of [from, to].entries()) {
      await user.click(screen.getAllByRole('button', { name: 'Open calendar' })[index] as HTMLElement)
      await user.click(day('Thursday, 21 May 2026'))
      await user.keyboard('{Escape}')
      expect(field).toHaveValue(`21:05:2026 - ${field === to ? '23:59' : '00:00'}`)
      await user.clear(field)
      await user.type(field, '22.5.2026')
      await user.tab()
      expect(field).toHaveValue(`22:05:2026 - ${field === to ? '23:59' : '00:00'}`)
      await user.clear(field)
      await user.type(field, '22.5.2026 00:00')
      await user.tab()
      expect(field).toHaveValue('22:05:2026 - 00:00')
    }
    vi.useRealTimers()
  })

  it('is marked required, blocks nothing and warns about its order (rule FORM-4, decision D2)', async () => {
    const { user, save, onSave } = await showForm({
      fields: <ActiveRangeField />,
      spec: { warnings: [activeRangeWarning] },
      object: { ...base, active: { from: '2026-03-12T08:30:00Z', zone: 'x' } },
    })
    const to = screen.getByRole('textbox', { name: active['active.to'].label })
    expect(to).toBeRequired()
    await user.type(to, '01:01:26')
    expect(to).toHaveAccessibleDescription('The end of the active range is before its start.')
    await save()
    expect(onSave.mock.calls[0]?.[0]).toEqual({
      ...base,
      active: { from: '2026-03-12T08:30:00Z', zone: 'x', to: '2026-01-01T22:59:00Z' },
    })
  })
})

describe('dates that stand for none (rule DATE-1)', () => {
  const ends = { from: '0001-01-01T00:00:00Z', to: '9999-12-31T23:59:59.999Z' }
  const showRange = (readOnly = false) =>
    showForm({ fields: <ActiveRangeField />, object: { ...base, active: ends }, readOnly })
  const end = (path: 'active.from' | 'active.to') =>
    screen.getByRole('textbox', { name: new RegExp(active[path].label) })

  it('read "None" with the received text on hover, and travel unchanged', async () => {
    const { user, save, onSave } = await showRange()
    expect(end('active.from')).toHaveValue('None')
    expect(end('active.from')).toHaveAttribute('title', ends.from)
    expect(end('active.to')).toHaveValue('None')
    expect(end('active.to')).toHaveAttribute('title', ends.to)

    await user.clear(end('active.from'))
    await user.type(end('active.from'), 'None')
    await user.tab()
    expect(screen.queryByText(/Enter a date/)).toBeNull()
    await user.clear(end('active.to'))
    await user.type(end('active.to'), '12:03:2026 - 09:30')
    await save()
    expect(onSave.mock.calls[0]?.[0]).toEqual({
      ...base,
      active: { from: ends.from, to: '2026-03-12T08:30:00Z' },
    })
  })

  it('open the calendar on the present month, and are replaced by the day that is picked', async () => {
    vi.useFakeTimers({ now: new Date('2026-03-12T08:30:00Z'), toFake: ['Date'] })
    const { user } = await showRange()
    await user.click(screen.getAllByRole('button', { name: 'Open calendar' })[0] as HTMLElement)
    await user.click(day('Friday, 20 March 2026'))
    expect(end('active.from')).toHaveValue('20:03:2026 - 00:00')
    vi.useRealTimers()
  })

  it('read "None" where the form is read-only', async () => {
    await showRange(true)
    const [from, to] = screen.getAllByText('None')
    expect(from).toHaveAttribute('title', ends.from)
    expect(to).toHaveAttribute('title', ends.to)
  })

  it('stay dates in other fields, with all digits of the year', async () => {
    await show('9999-12-31T23:30:00Z')
    expect(input()).toHaveValue('01:01:10000 - 00:30')
  })
})
