import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { AppFrame } from '@/app/frame/AppFrame'
import { setCurrentUser } from '@/stored/stored'
import { type Around, renderInFrame } from './renderInFrame'

const show = (around: Around) => renderInFrame(<AppFrame>Content</AppFrame>, around)

const notice = {
  text: 'The API is down from noon to one.',
  link: 'https://status.example',
  kind: 'maintenance',
}
const shown = () => screen.queryByRole('region', { name: 'Notice' })

beforeEach(() => setCurrentUser('auth0|mira'))

describe('the notice of a deployment (rule CONFIG-10)', () => {
  it('is above the header, and closes for this person until its text changes', async () => {
    const { unmount } = await show({ config: { notice } })
    const region = await screen.findByRole('region', { name: 'Notice' })
    expect(region).toHaveTextContent(notice.text)
    expect(screen.getByRole('link', { name: 'Read more (opens a new tab)' })).toHaveAttribute(
      'href',
      notice.link,
    )
    expect(region.compareDocumentPosition(screen.getByRole('banner'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await userEvent.click(screen.getByRole('button', { name: 'Close notice' }))
    expect(shown()).toBeNull()
    unmount()
    await show({ config: { notice: { ...notice, text: 'Another one' } } })
    expect(await screen.findByRole('region', { name: 'Notice' })).toHaveTextContent('Another one')
  })

  it.each([
    [{ until: '2020-01-01T00:00Z' }, false],
    [{ from: '2999-01-01T00:00Z' }, false],
    [{ from: '2020-01-01T00:00Z', until: '2999-01-01T00:00Z' }, true],
  ])('with %j it is shown: %s', async (times, isShown) => {
    await show({ config: { notice: { ...notice, text: JSON.stringify(times), ...times } } })
    if (isShown) expect(await screen.findByRole('region', { name: 'Notice' })).toBeVisible()
    else {
      // Its code has been loaded by the test before.
      await screen.findByRole('banner')
      expect(shown()).toBeNull()
    }
  })
})
