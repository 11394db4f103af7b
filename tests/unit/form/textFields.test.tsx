import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { AvailabilityField } from '@/entities/fields/basicDetails'
import { LimitField } from '@/form/fields/LimitField'
import { NumberField } from '@/form/fields/NumberField'
import { SelectField } from '@/form/fields/SelectField'
import { TagsField } from '@/form/fields/TagsField'
import { TextAreaField, TextField } from '@/form/fields/TextField'
import { ToggleField } from '@/form/fields/ToggleField'
import { periods, units } from '@/model/choices'
import { countLimitRule } from '@/model/fieldRules'
import { showForm, type Thing } from './render'

const base = { id: 't', account: 'a' }
const sentBy = ({ onSave }: { onSave: { mock: { calls: Thing[][] } } }) => onSave.mock.calls.at(-1)?.[0]

describe('text fields', () => {
  it('have a text mark if they are optional and a star if they are required', async () => {
    await showForm({
      fields: (
        <>
          <TextField<Thing> name="a" label="First" required />
          <TextAreaField<Thing> name="b" label="Second" />
        </>
      ),
    })
    expect(screen.getByRole('textbox', { name: 'First' })).toBeRequired()
    expect(screen.getByRole('textbox', { name: 'Second (Optional)' })).not.toBeRequired()
    expect(screen.getByText('*')).toHaveAttribute('aria-hidden', 'true')
  })

  it('show broken values as far as possible', async () => {
    await showForm({ fields: <TextField<Thing> name="a" label="First" />, object: { ...base, a: { x: 1 } } })
    expect(screen.getByRole('textbox')).toHaveValue('{"x":1}')
  })

  it('can be locked', async () => {
    await showForm({
      fields: <TextField<Thing> name="id" label="Id" locked help="The id cannot be edited." />,
    })
    expect(screen.getByLabelText('Id')).toHaveAttribute('readonly')
    expect(screen.getByLabelText('Id')).toHaveAccessibleDescription('The id cannot be edited.')
  })
})

describe('number fields (rule FIELD-1)', () => {
  const show = (object: Thing = {}) =>
    showForm({ fields: <NumberField<Thing> name="points" label="Points" />, object: { ...base, ...object } })
  const input = () => screen.getByRole('spinbutton', { name: /Points/ })

  it('step by the arrow keys and never below 0', async () => {
    const form = await show({ points: 1 })
    await form.user.type(input(), '{ArrowUp}')
    expect(input()).toHaveValue('2')
    await form.user.type(input(), '{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(input()).toHaveValue('0')
  })

  it('step by the buttons', async () => {
    const form = await show()
    const [up, down] = screen
      .getAllByRole('button', { hidden: true })
      .filter((button) => button.closest('[aria-hidden]'))
    if (!up || !down) throw new Error('no buttons')
    await form.user.click(up)
    await form.user.click(up)
    expect(input()).toHaveValue('2')
    await form.user.click(down)
    expect(input()).toHaveValue('1')
  })

  it('do not change on the scroll wheel', async () => {
    await show({ points: 5 })
    input().focus()
    fireEvent.wheel(input(), { deltaY: 100 })
    expect(input()).toHaveValue('5')
  })
})

describe('switches', () => {
  it('send true and false', async () => {
    const form = await showForm({
      fields: <ToggleField<Thing> name="on" label="On" />,
      object: { ...base, on: true },
    })
    expect(screen.getByRole('switch', { name: 'On' })).toBeChecked()
    await form.user.click(screen.getByText('On'))
    await form.save()
    expect(sentBy(form)).toEqual({ ...base, on: false })
  })

  it('keep a missing value missing when toggled and back', async () => {
    const form = await showForm({ fields: <ToggleField<Thing> name="on" label="On" /> })
    await form.user.click(screen.getByRole('switch'))
    expect(screen.getByText('Unsaved changes')).toBeInTheDocument()
    await form.user.click(screen.getByRole('switch'))
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument()
  })

  it('show a missing availability as Active (rules DATA-1 and FIELD-11)', async () => {
    const form = await showForm({ fields: <AvailabilityField /> })
    const availability = screen.getByRole('switch', { name: 'Availability' })
    expect(availability).toBeChecked()
    expect(screen.getByText('Active')).toBeInTheDocument()
    await form.user.click(availability)
    expect(screen.getByText('Inactive')).toBeInTheDocument()
    await form.save()
    expect(sentBy(form)).toEqual({ ...base, isAvailable: false })
  })
})

describe('limits (decision D5)', () => {
  const fields = (
    <LimitField<Thing>
      toggle={{ name: 'limitCount', label: 'Limit' }}
      count={{ name: 'countLimit', label: 'Count limit', needed: true }}
    />
  )
  it('keep the number and disable its input when off (rule FIELD-9)', async () => {
    const form = await showForm({ fields, object: { ...base, limitCount: true, countLimit: 3 } })
    const count = screen.getByLabelText(/^Count limit/)
    expect(count).toBeEnabled()
    expect(count).toBeRequired()
    expect((count as HTMLInputElement).labels?.[0]).toHaveTextContent('Count limit *')
    await form.user.click(screen.getByRole('switch', { name: 'Limit' }))
    expect(count).toBeDisabled()
    expect((count as HTMLInputElement).labels?.[0]).toHaveTextContent('Count limit (Optional)')
    expect(count).toHaveValue('3')
    await form.save()
    expect(sentBy(form)).toEqual({ ...base, limitCount: false, countLimit: 3 })
  })
  it('show no error about the number once they are off', async () => {
    const form = await showForm({
      fields,
      object: { ...base, limitCount: true },
      spec: { rules: [countLimitRule] },
    })
    await form.save()
    expect(screen.getByLabelText(/^Count limit/)).toHaveAccessibleDescription(
      'Count limit is required when limit is enabled',
    )
    await form.user.click(screen.getByRole('switch', { name: 'Limit' }))
    expect(screen.queryByText(/is required/)).not.toBeInTheDocument()
    expect(screen.queryByText(/needs attention/)).not.toBeInTheDocument()
  })
})

describe('fixed choices', () => {
  it('have the labels of rule FIELD-10 and can be cleared when optional (decision D4)', async () => {
    const form = await showForm({
      fields: <SelectField<Thing> name="period" label="Refresh period" choices={periods} />,
      object: { ...base, period: 'all-time' },
    })
    const select = screen.getByRole('combobox', { name: /Refresh period/ })
    expect(select).toHaveDisplayValue('None')
    await form.user.selectOptions(select, 'Month')
    await form.user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(select).toHaveFocus()
    await form.save()
    expect(sentBy(form)).toEqual(base)
  })
  it('choose none by Clear where none is a choice, and have no Clear where a missing value means another choice', async () => {
    const form = await showForm({
      fields: (
        <>
          <SelectField<Thing>
            name="period"
            label="Period"
            choices={periods}
            fallback="daily"
            none="all-time"
          />
          <SelectField<Thing> name="unit" label="Unit" choices={units} fallback="points" />
        </>
      ),
      object: { ...base, period: 'daily', unit: 'credits' },
    })
    await form.user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(screen.getByRole('combobox', { name: /Period/ })).toHaveDisplayValue('None')
    expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument()
    await form.save()
    expect(sentBy(form)).toEqual({ ...base, period: 'all-time', unit: 'credits' })
  })
  it('show and keep an unknown value', async () => {
    await showForm({
      fields: <SelectField<Thing> name="period" label="Period" required choices={periods} />,
      object: { ...base, period: 'yearly' },
    })
    expect(screen.getByRole('combobox')).toHaveDisplayValue('Unknown: yearly')
    expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument()
  })
})

describe('the tags field (decision D6)', () => {
  const show = (tags?: string[]) =>
    showForm({
      fields: <TagsField<Thing> name="tags" label="Tags" />,
      object: { ...base, ...(tags && { tags }) },
    })

  it('keeps the raw text while typing and normalizes it on blur', async () => {
    const form = await show(['a', 'b'])
    const input = screen.getByRole('textbox', { name: /Tags/ })
    expect(input).toHaveValue('a, b')
    await form.user.type(input, ' ,, c  d ,')
    expect(input).toHaveValue('a, b ,, c  d ,')
    await form.user.tab()
    expect(input).toHaveValue('a, b, c  d')
    await form.save()
    expect(sentBy(form)).toEqual({ ...base, tags: ['a', 'b', 'c  d'] })
  })
  it('normalizes by Enter, and is sent without a blur', async () => {
    const form = await show()
    const input = screen.getByRole('textbox', { name: /Tags/ })
    await form.user.type(input, 'x,y{Enter}')
    expect(input).toHaveValue('x, y')
    await form.user.keyboard('{Control>}{Enter}{/Control}')
    expect(sentBy(form)).toEqual({ ...base, tags: ['x', 'y'] })
  })
  it('drops repeats, whatever their case, and makes tags of a pasted column (rule FIELD-2)', async () => {
    const form = await show(['Gold'])
    const input = screen.getByRole('textbox', { name: /Tags/ })
    await form.user.click(input)
    await form.user.paste('gold\nSilver\r\nBronze\tsilver\n')
    expect(input).toHaveValue('Gold, gold, Silver, Bronze')
    await form.user.tab()
    expect(input).toHaveValue('Gold, Silver, Bronze')
    await form.save()
    expect(sentBy(form)).toEqual({ ...base, tags: ['Gold', 'Silver', 'Bronze'] })
  })
  it('does not change on focus and blur', async () => {
    const form = await show([' odd '])
    await form.user.click(screen.getByRole('textbox', { name: /Tags/ }))
    await form.user.tab()
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument()
  })
})
