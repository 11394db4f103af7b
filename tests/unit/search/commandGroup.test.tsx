import { render, screen } from '@testing-library/react'
import { ListChecks } from 'lucide-react'
import { expect, it, vi } from 'vitest'
import { CommandGroup } from '@/search/CommandGroup'

it('shows a shortcut that has one key twice, such as that of a new type with the letter G (rule SEARCH-10)', () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const guilds = {
    id: 'guilds',
    section: 'goTo',
    title: 'Guilds',
    icon: ListChecks,
    keys: ['g', 'g'],
  } as const
  render(
    <CommandGroup
      section="goTo"
      commands={[{ ...guilds, run: () => undefined }]}
      from={0}
      active={0}
      optionId={String}
      onRun={() => undefined}
    />,
  )
  expect(screen.getByRole('option', { name: 'Guilds' })).toHaveTextContent('Guildsgg')
  expect(report.mock.calls, 'messages on the console').toEqual([])
})
