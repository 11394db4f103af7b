import { Combobox, createListCollection } from '@chakra-ui/react'
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Target } from 'lucide-react'
import { describe, expect, it, vi } from 'vitest'
import { Avatar } from '@/ui/Avatar'
import { Button } from '@/ui/Button'
import { DateText } from '@/ui/inline'
import { Thumb } from '@/ui/Thumb'
import { show } from './show'

describe('Thumb', () => {
  const image = (container: HTMLElement) => container.querySelector('img')

  it('shows the image, 48 px, lazily', () => {
    const { container } = show(<Thumb src="/a.svg" icon={Target} family="play" />)
    expect(image(container)).toHaveAttribute('src', '/a.svg')
    expect(image(container)).toHaveAttribute('width', '48')
    expect(image(container)).toHaveAttribute('loading', 'lazy')
  })

  it.each([undefined, null, '', 'javascript:alert(1)'])('shows the default image for %s', (src) => {
    const { container } = show(<Thumb src={src} icon={Target} family="play" />)
    expect(image(container)).toBeNull()
    expect(container.querySelector('svg')).toBeInTheDocument()
  })

  it('shows the default if the image does not load, and tries a new URL', () => {
    const { container, rerender } = show(<Thumb src="/gone.png" icon={Target} family="play" />)
    fireEvent.error(image(container) as HTMLElement)
    expect(image(container)).toBeNull()
    rerender(<Thumb src="/new.png" icon={Target} family="play" />)
    expect(image(container)).toHaveAttribute('src', '/new.png')
  })
})

describe('Button', () => {
  it('does not submit a form by default', async () => {
    const onSubmit = vi.fn((event) => event.preventDefault())
    show(
      <form onSubmit={onSubmit}>
        <Button>Plain</Button>
        <Button type="submit" isBusy>
          Saving...
        </Button>
        <Button type="submit">Save Changes</Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Plain' }))
    await userEvent.click(screen.getByRole('button', { name: 'Saving...' }))
    expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it('keeps the focus while busy', async () => {
    const onClick = vi.fn()
    const { rerender } = show(<Button onClick={onClick}>Save</Button>)
    await userEvent.click(screen.getByRole('button'))
    rerender(
      <Button isBusy onClick={onClick}>
        Saving...
      </Button>,
    )
    expect(screen.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(onClick).toHaveBeenCalledOnce()
  })
})

it('DateText has the ISO value and shows nothing for a wrong date', () => {
  const iso = new Date(2026, 0, 2, 3, 4).toISOString()
  const { container, rerender } = show(<DateText iso={iso} />)
  expect(screen.getByText('02:01:26 - 03:04')).toHaveAttribute('datetime', iso)
  expect(screen.getByText('02:01:26 - 03:04')).toHaveAttribute('title', '02:01:2026 - 03:04')
  rerender(<DateText iso="soon" />)
  expect(container).toBeEmptyDOMElement()
})

it('Avatar shows initials of the first and the last word', () => {
  const { container, rerender } = show(<Avatar name="Mira van Tarnwell" />)
  expect(container).toHaveTextContent(/^MT$/)
  rerender(<Avatar name="mira" src="/mira.png" />)
  fireEvent.error(container.querySelector('img') as HTMLElement)
  expect(container).toHaveTextContent(/^M$/)
})

it('a component outside the theme gets its recipe by prop', () => {
  const recipe = { className: 'picker', slots: ['root', 'label'], base: { label: { color: 'danger.text' } } }
  const collection = createListCollection({ items: ['a'] })
  const { container } = show(
    <Combobox.Root recipe={recipe} collection={collection}>
      <Combobox.Label>Event</Combobox.Label>
      <Combobox.Input />
    </Combobox.Root>,
  )
  expect(screen.getByText('Event')).toHaveClass('picker__label')
  expect(container.querySelector('[recipe]')).toBeNull()
})
