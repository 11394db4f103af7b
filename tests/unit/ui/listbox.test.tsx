import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { useListbox } from '@/ui/useListbox'

const fruit = ['Apple', 'Apricot', 'Banana', 'Cherry', 'Date', 'Elderberry', 'Fig', 'Grape', 'Honeydew']

type Options = Partial<Parameters<typeof useListbox<string>>[0]> & { items?: readonly string[] }

function List({ withInput = true, ...options }: Options & { withInput?: boolean }) {
  const listbox = useListbox({ id: 'list', items: fruit, onChoose: () => undefined, ...options })
  const items = options.items ?? fruit
  return (
    <>
      {withInput && <input aria-label="Fruit" {...listbox.comboboxProps} />}
      <div {...listbox.listProps} {...(!withInput && { ...listbox.focusProps, tabIndex: 0 })}>
        {items.map((item, index) => (
          <div key={item} {...listbox.optionProps(index, false)}>
            {item}
          </div>
        ))}
      </div>
    </>
  )
}

async function show(options: Options & { withInput?: boolean } = {}) {
  const { rerender } = render(<List {...options} />)
  const focused = screen.getByRole(options.withInput === false ? 'listbox' : 'combobox')
  act(() => focused.focus())
  return {
    focused,
    active: () =>
      document.getElementById(focused.getAttribute('aria-activedescendant') ?? '')?.textContent ?? '',
    press: userEvent.setup().keyboard,
    rerender: (next: Options) => rerender(<List {...options} {...next} />),
  }
}

test('arrow keys of a listbox move through the options and wrap around', async () => {
  const { active, press } = await show()
  expect(active()).toBe('Apple')
  await press('{ArrowDown}')
  expect(active()).toBe('Apricot')
  await press('{ArrowUp}{ArrowUp}')
  expect(active()).toBe('Honeydew')
  await press('{ArrowDown}')
  expect(active()).toBe('Apple')
})

test('a listbox longer than it can render stops at the first option', async () => {
  const { active, press } = await show({ wrapUpTo: 8 })
  await press('{ArrowUp}')
  expect(active()).toBe('Apple')
})

test('Page keys of a listbox stop at the ends, and do nothing unless the list has pages', async () => {
  const paged = await show({ page: 7 })
  await paged.press('{PageDown}{PageDown}')
  expect(paged.active()).toBe('Honeydew')
  await paged.press('{PageUp}')
  expect(paged.active()).toBe('Apricot')
  paged.rerender({ page: undefined })
  await paged.press('{PageDown}')
  expect(paged.active()).toBe('Apricot')
})

test('a listbox skips disabled options and does not choose them', async () => {
  const onChoose = vi.fn()
  const { active, press } = await show({ onChoose, isDisabled: (item) => item.startsWith('A') })
  await press('{Enter}')
  fireEvent.click(screen.getByRole('option', { name: 'Apricot' }))
  expect(onChoose).not.toHaveBeenCalled()
  await press('{ArrowDown}')
  expect(active()).toBe('Banana')
  await press('{Enter}')
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('Banana')
})

test('a listbox with the focus also has Home, End, Space and letters', async () => {
  const onChoose = vi.fn()
  const { active, press } = await show({ withInput: false, labelOf: (item) => item, onChoose })
  await press('{End}')
  expect(active()).toBe('Honeydew')
  await press('{Home}')
  expect(active()).toBe('Apple')
  await press('apr')
  expect(active()).toBe('Apricot')
  await press('[Space]')
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('Apricot')
})

test('a listbox of a text field leaves Home, End, Space and letters to the field', async () => {
  const { active, press, focused } = await show()
  await press('{End}ch ')
  expect(active()).toBe('Apple')
  expect(focused).toHaveValue('ch ')
})

test('a closed listbox opens with an arrow key and handles no other key', async () => {
  const [onOpen, onClose, onChoose] = [vi.fn(), vi.fn(), vi.fn()]
  const { focused, press, rerender } = await show({ isOpen: false, onOpen, onClose, onChoose })
  expect(focused).toHaveAttribute('aria-expanded', 'false')
  expect(focused).not.toHaveAttribute('aria-controls')
  expect(focused).not.toHaveAttribute('aria-activedescendant')
  await press('{Enter}{Escape}')
  expect(onChoose).not.toHaveBeenCalled()
  expect(onClose).not.toHaveBeenCalled()
  await press('{ArrowDown}')
  expect(onOpen).toHaveBeenCalledOnce()
  rerender({ isOpen: true })
  expect(focused).toHaveAttribute('aria-expanded', 'true')
  expect(focused).toHaveAttribute('aria-controls', 'list')
  await press('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

test('keys of a listbox act on the latest items, also if they are not rendered yet', async () => {
  const onChoose = vi.fn()
  const latest = { of: 'new', items: () => ['Quince', 'Raspberry'] }
  const { active, press, rerender } = await show({ of: 'old', latest, onChoose })
  await press('{ArrowDown}')
  expect(active()).toBe('Apple')
  rerender({ of: 'new', items: latest.items() })
  expect(active()).toBe('Raspberry')
  await press('{Enter}')
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('Raspberry')
  rerender({ of: 'newest', latest: undefined })
  expect(active()).toBe('Apple')
})

test('the active option of a listbox scrolls into view', async () => {
  const scrolled: string[] = []
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.push(this.textContent)
  }
  const { press } = await show()
  await press('{ArrowDown}')
  expect(scrolled).toEqual(['Apple', 'Apricot'])
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
})
