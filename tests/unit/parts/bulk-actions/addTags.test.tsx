import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { AddTagDialog } from '@/pages/campaign/AddTagDialog'
import { CategoryDialog, TagsDialog } from '@/parts/bulk-actions/EditDialogs'
import { StyleProvider } from '@/ui/theme/StyleProvider'

/* Tags and categories that are added to many objects (rule TEXT-5). */

const rows = [
  { tags: ['VIP', 'winter, late'], category: 'Winter' },
  { tags: ['VIP'], category: 'Winter' },
]

const lists = new Map([['missions', rows]] as const)

const previewed = vi.fn()
const add = async (tags: string) => {
  const user = userEvent.setup()
  await user.type(screen.getByRole('textbox'), tags)
  return user
}
const preview = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: /preview/i }))

it('a tag for a campaign is read as in a form: split at commas, in the spelling that is in use', async () => {
  render(
    <StyleProvider>
      <AddTagDialog words="2 objects" lists={lists} isPart={false} onClose={vi.fn()} onPreview={previewed} />
    </StyleProvider>,
  )
  const user = await add('green, vi\u200bp, Green, winter, late')
  expect(
    screen.getByText('Left out, as it is there already: “Green”. Written as it is in use: “VIP”'),
  ).toBeVisible()
  expect(screen.getByText('“VIP” is in use: it joins 2 objects.')).toBeVisible()
  await preview(user)
  expect(previewed).toHaveBeenLastCalledWith(['green', 'VIP', 'winter, late'])
})

it('a tag that is taken away can be added in another spelling', async () => {
  render(
    <StyleProvider>
      <TagsDialog words="2 missions" rows={rows} chosen={rows} onClose={vi.fn()} onPreview={previewed} />
    </StyleProvider>,
  )
  const user = await add('vip')
  expect(screen.getByText('Written as it is in use: “VIP”')).toBeVisible()
  const [, remove] = screen.getAllByRole('group')
  await user.click(remove?.querySelector('button') as HTMLElement)
  await preview(user)
  expect(previewed).toHaveBeenLastCalledWith({ set: 'tags', add: ['vip'], remove: ['VIP'] })
})

it('a category takes the spelling that is in use', async () => {
  render(
    <StyleProvider>
      <CategoryDialog words="2 missions" rows={rows} chosen={rows} onClose={vi.fn()} onPreview={previewed} />
    </StyleProvider>,
  )
  const user = await add('winter')
  expect(screen.getByText('Written as it is in use: “Winter”')).toBeVisible()
  await preview(user)
  expect(previewed).toHaveBeenLastCalledWith({ set: 'category', value: 'Winter' })
})
