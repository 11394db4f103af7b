import { render, screen } from '@testing-library/react'
import { Diff } from 'lucide-react'
import { expect, it } from 'vitest'
import { LineRow } from '@/pages/journal/LineRow'
import { StyleProvider } from '@/ui/theme/StyleProvider'

it('a line with the time of the line above shows none, and still has it for screen readers', () => {
  render(
    <StyleProvider>
      <LineRow
        at={Date.UTC(2026, 0, 2, 10, 30)}
        tile={{ mark: <span /> }}
        name="Sprint"
        lines={[]}
        what="Points 5"
        look={{ icon: Diff, color: 'fg.muted', text: 'Updated' }}
        act={null}
        moreLabel="Details"
        isOpen={false}
        onToggle={() => {}}
        isSameTime
        isReverted={false}
      />
    </StyleProvider>,
  )
  const time = screen.getByRole('time')
  expect(time).toHaveTextContent(/\d\d/)
  expect(time).not.toBeVisible()
})
