import { render, screen } from '@testing-library/react'
import { Bookmark } from 'lucide-react'
import { describe, expect, it, vi } from 'vitest'
import { PopupMenu } from '@/ui/PopupMenu'

/** Opens a menu below a button that is 80 px wide. The menu itself has no width in this environment. */
function leftOfMenuOf(buttonLeft: number): string {
  const anchor = document.createElement('button')
  document.body.append(anchor)
  vi.spyOn(anchor, 'getBoundingClientRect').mockReturnValue(new DOMRect(buttonLeft, 100, 80, 32))
  render(
    <PopupMenu
      anchor={anchor}
      label="View"
      items={[{ label: 'Columns...', icon: Bookmark, onChoose: () => undefined }]}
      onClose={() => undefined}
    />,
  )
  return screen.getByRole('menu', { name: 'View' }).parentElement?.style.left ?? ''
}

describe('a menu', () => {
  it('begins where its button begins, if there is more space on the right', () => {
    expect(leftOfMenuOf(100)).toBe('100px')
  })

  it('ends where its button ends, if there is more space on the left', () => {
    expect(leftOfMenuOf(window.innerWidth - 100)).toBe(`${window.innerWidth - 20}px`)
  })
})
