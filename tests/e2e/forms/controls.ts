import { expect, type Locator } from '@playwright/test'
import { testNow } from '../testTime'

/** Operates one control of a section, or of the whole form, by its label as users do. */
export type Step = (within: Locator) => Promise<void>

/** Matches exactly this label, with or without its required or optional mark. */
export const labelled = (label: string) => ({
  name: new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}( \\(Optional\\))?$`),
})

export const text =
  (label: string, value: string): Step =>
  (within) =>
    within.getByRole('textbox', labelled(label)).fill(value)

export const number =
  (label: string, value: number): Step =>
  (within) =>
    within.getByRole('spinbutton', labelled(label)).fill(String(value))

export const press =
  (name: string): Step =>
  (within) =>
    within.getByRole('button', { name, exact: true }).click()

/** Toggles a switch. */
export const flip =
  (label: string): Step =>
  async (within) => {
    const control = within.getByRole('switch', { name: label, exact: true })
    const before = await control.getAttribute('aria-checked')
    await control.click()
    await expect(control).toHaveAttribute('aria-checked', before === 'true' ? 'false' : 'true')
  }

/** One option of a fixed list. */
export const select =
  (label: string, option: string): Step =>
  async (within) => {
    await within.getByRole('combobox', labelled(label)).selectOption({ label: option })
  }

export const radio =
  (group: string, choice: string): Step =>
  async (within) => {
    const radio = within.getByRole('group', { name: group }).getByRole('radio', { name: choice, exact: true })
    await radio.click()
    await expect(radio).toBeChecked()
  }

const pickFrom = async (field: Locator, within: Locator, name: string) => {
  await field.click()
  await field.fill(name)
  await within.getByRole('option', { name, exact: true }).click()
}

/** References from a dropdown: one, or several where the field takes several. */
export const pick =
  (label: string, ...names: string[]): Step =>
  async (within) => {
    const field = within.getByRole('combobox', labelled(label))
    for (const name of names) await pickFrom(field, within, name)
    if (names.length > 1) await field.press('Escape')
    await expect(within.getByRole('listbox')).toBeHidden()
  }

/** Rows with a reference and a number. */
export const rows =
  (item: string, count: string, entries: Record<string, number>): Step =>
  async (within) => {
    for (const [index, [name, value]] of Object.entries(entries).entries()) {
      await press(`Add ${item}`)(within)
      const field = within.getByRole('combobox', { name: `${item} ${index + 1}`, exact: true })
      await expect(field).toBeFocused()
      await pickFrom(field, within, name)
      await within.getByRole('spinbutton', { name: `${count} of ${name}`, exact: true }).fill(String(value))
    }
  }

/** Picks a day and a time from the calendar. */
export const date =
  (label: string, { month, day, year, hour, minute }: Moment): Step =>
  async (within) => {
    const field = within.getByRole('textbox', labelled(label))
    await field.locator('..').getByRole('button', { name: 'Open calendar' }).click()
    const popup = within.getByRole('dialog', { name: 'Date and time' })
    const title = `${months[month - 1]} ${year}`
    for (
      let turns = 0;
      turns < 30 && !(await popup.getByRole('grid', { name: title }).isVisible());
      turns += 1
    )
      await popup.getByRole('button', { name: 'Next month' }).click()
    await popup.getByRole('button', { name: new RegExp(`\\b${day} ${title}$`) }).click()
    await popup.getByLabel('Hour').selectOption(String(hour))
    await popup.getByLabel('Minute').selectOption(String(minute))
    await popup.getByLabel('Minute').press('Escape')
    await expect(popup).toBeHidden()
  }

/** A local time in the browser, whose time zone is Berlin. */
export interface Moment {
  year: number
  month: number
  day: number
  hour: number
  minute: number
}

const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** 12:30 on a day of the month that is this many months from now. */
export function inMonths(count: number, day: number): Moment {
  const now = new Date(testNow())
  const then = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + count, day))
  return { year: then.getUTCFullYear(), month: then.getUTCMonth() + 1, day, hour: 12, minute: 30 }
}

const two = (value: number) => String(value).padStart(2, '0')

/** As the contract formats it. */
export function wire({ year, month, day, hour, minute }: Moment): string {
  const utc = new Date(Date.UTC(year, month - 1, day, hour, minute))
  const inBerlin = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Berlin', timeZoneName: 'longOffset' })
  const offset = inBerlin.formatToParts(utc).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const hours = Number(/GMT\+(\d\d)/.exec(offset)?.[1])
  return new Date(utc.getTime() - hours * 3_600_000).toISOString().replace('.000Z', 'Z')
}

/** As lists show it. */
export const shown = ({ year, month, day, hour, minute }: Moment): string =>
  `${[day, month, year % 100].map(two).join(':')} - ${two(hour)}:${two(minute)}`

/** Names of the empty controls: a test that fills every control leaves none. */
export const emptyControls = (form: Locator): Promise<string[]> =>
  form
    .locator('input:not([type=file], [type=radio]), textarea, select')
    .evaluateAll((controls: HTMLInputElement[]) =>
      controls
        .filter(
          (control) =>
            !control.disabled &&
            control.value.trim() === '' &&
            // A field with several references shows them outside its input.
            !control.parentElement?.querySelector('[aria-label^="Remove "]'),
        )
        .map(
          (control) => control.getAttribute('aria-label') ?? control.labels?.[0]?.textContent ?? control.id,
        ),
    )
