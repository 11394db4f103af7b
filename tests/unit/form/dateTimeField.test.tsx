import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ActiveRangeField, DateTimeField } from '@/form/fields/DateTimeField'
import { activeRangeDoubt } from '@/form/rules'
import { showForm } from './render'

beforeEach(() => vi.stubEnv('TZ', 'Europe/Vienna'))
afterEach(() => vi.unstubAllEnvs())

const base = { id: 't', account: 'a' }
const show = (at?: string) =>
  showForm({ fields: <DateTimeField name="at" label="Draw Date" />, object: { ...base, ...(at && { at }) } })
const input = () => screen.getByRole('textbox', { name: /Draw Date/ })
const open = () => screen.getByRole('button', { name: 'Open calendar' })
const day = (name: RegExp | string) => screen.getByRole('button', { name })

describe('the date-time picker (spec §2)', () => {
  it('shows local time, is optional unless told, and changes nothing by being opened', async () => {
    const { user } = await show('2026-03-12T08:30:15Z')
    expect(input()).toHaveValue('12:03:26 - 09:30')
    expect(input()).toHaveAccessibleName('Draw Date (Optional)')
    await user.click(open())
    expect(day('Thursday, 12 March 2026')).toHaveFocus()
    expect(screen.getByText('UTC+01:00')).toHaveAttribute('title', 'Europe/Vienna, UTC+01:00')
    await user.keyboard('{Escape}')
    expect(open()).toHaveFocus()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument()
  })

  it('keeps the hour and minute (and seconds) when a day is picked', async () => {
    const { user, save, onSave } = await show('2026-03-12T08:30:15Z')
    await user.click(open())
    await user.click(day('Friday, 20 March 2026'))
    expect(input()).toHaveValue('20:03:26 - 09:30')
    await save()
    expect(onSave.mock.calls[0]?.[0]).toEqual({ ...base, at: '2026-03-20T08:30:15Z' })
  })

  it('keeps local hour and minute over a change of summer time', async () => {
    const { user, save, onSave } = await show('2026-03-12T08:30:00Z')
    await user.click(open())
    await user.click(day('Monday, 30 March 2026'))
    expect(input()).toHaveValue('30:03:26 - 09:30')
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
    expect(input()).toHaveValue('12:03:26 - 23:59')
  })

  it('lets a time wait for its day, and invents no date (reading D5)', async () => {
    const { user } = await show()
    await user.click(open())
    await user.selectOptions(screen.getByRole('combobox', { name: 'Hour' }), '07')
    expect(input()).toHaveValue('')
    await user.click(screen.getByRole('button', { current: 'date' }))
    expect(input()).toHaveDisplayValue(/ - 07:00$/)
  })

  it('is walked by the keyboard', async () => {
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
    expect(input()).toHaveValue('14:03:27 - 09:30')
  })

  it('closes when the focus or the pointer goes elsewhere', async () => {
    const { user } = await show('2026-03-12T08:30:00Z')
    await user.click(open())
    await user.click(screen.getByRole('heading', { level: 1 }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('takes typed dates', async () => {
    const { user, save, onSave } = await show()
    await user.type(input(), '05:11:25 - 09:30')
    await save()
    expect(onSave.mock.calls[0]?.[0]).toEqual({ ...base, at: '2025-11-05T08:30:00Z' })
  })

  it('keeps text that is no date, says so on leaving and keeps the save back', async () => {
    const { user, save, onSave } = await show('2026-03-12T08:30:00Z')
    await user.clear(input())
    await user.type(input(), '31:02:26')
    expect(input()).toBeValid()
    await user.tab()
    expect(input()).toHaveAccessibleDescription('Enter a date as dd:mm:yy - hh:mm')
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

describe('the active range', () => {
  it('is marked required, blocks nothing and warns of its order (spec §5, reading D2)', async () => {
    const { user, save, onSave } = await showForm({
      fields: <ActiveRangeField />,
      spec: { doubts: [activeRangeDoubt] },
      object: { ...base, active: { from: '2026-03-12T08:30:00Z', zone: 'x' } },
    })
    const to = screen.getByRole('textbox', { name: 'Active to' })
    expect(to).toBeRequired()
    await user.type(to, '01:01:26')
    expect(to).toHaveAccessibleDescription('The end of the active range lies before its start.')
    await save()
    expect(onSave.mock.calls[0]?.[0]).toEqual({
      ...base,
      active: { from: '2026-03-12T08:30:00Z', zone: 'x', to: '2025-12-31T23:00:00Z' },
    })
  })
})
