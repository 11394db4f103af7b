import { expect, openSignedIn, test } from './support'

/*
 * The code that a search loads runs between two letters, so it must be small. Nothing is loaded ahead here: the connection saves
 * data (rule SPEED-6). A live test, because the mocks divide the code of the demo in another way.
 */
test('a search in a list that is loaded in part loads no code of forms and no Chakra (rule SPEED-6)', async ({
  page,
  tester,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await tester.add('players', { count: 300 })
  await openSignedIn(page, tester, '/players/list')
  const search = page.getByRole('searchbox', { name: 'Search players' })
  await search.focus()
  const loaded: string[] = []
  page.on('request', (request) => {
    const name = /\/assets\/([^/]+)-[^/]{8}\.js$/.exec(new URL(request.url()).pathname)?.[1]
    if (name) loaded.push(name)
  })
  await search.pressSequentially('z-9', { delay: 50 })
  await expect(page.getByRole('button', { name: 'Find the id "z-9" in the rest' })).toBeVisible()
  expect(loaded.length).toBeGreaterThan(0)
  expect(loaded.filter((name) => /^(form|chakra)$/.test(name))).toEqual([])
})
