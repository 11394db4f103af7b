import { existsSync } from 'node:fs'
import { addRow } from './edits.ts'
import type { Change } from './files.ts'
import { camel, expectName, Problem, pascal, titleCase, wordsOf } from './names.ts'
import { expectIcon, expectShortcut, type Known } from './repository.ts'

interface PageOptions {
  tagline?: string | undefined
  icon?: string | undefined
  shortcut?: string | undefined
}

/** The files of a page about the whole programme of an account: its route, which has its navigation, screen and test. */
export function pageChange(name: string | undefined, options: PageOptions, known: Known): Change {
  expectName(name, 'A page')
  const words = wordsOf(name)
  const path = words.join('-')
  const title = titleCase(words)
  const screen = `${pascal(words)}Screen`
  const folder = camel(words)
  const icon = expectIcon(options.icon ?? 'Shapes')
  const tagline = (options.tagline ?? `${title} at a glance`).toUpperCase().replaceAll("'", '’')
  expectFree(path, known)
  const shortcut = options.shortcut && expectShortcut(options.shortcut, known)
  const place = known.lastPlace + 1
  return {
    files: {
      [`src/routes/_console/programme.${path}.tsx`]: routeFile({
        path,
        title,
        screen,
        icon,
        tagline,
        shortcut,
        place,
      }),
      [`src/pages/${path}/page.tsx`]: screenFile(screen, title),
      [`tests/unit/app/${folder}.test.tsx`]: testFile(title),
    },
    edits: {
      'src/pages/README.md': [addRow(`| \`${path}/\` | the page ${title} |`, 'table/')],
    },
    next: [
      'npm run renew   # the route tree, and the pages that the chart of the deployment lists',
      `npx vitest run tests/unit/app/${folder}.test.tsx`,
      'npm run check',
      'When it has its content: a rule in docs/product.md, a scenario in mocks/workshop/scenariosOfProgramme.ts.',
    ],
  }
}

function expectFree(path: string, { pages }: Known) {
  if (pages.includes(path))
    throw new Problem(`The name ${path} is taken by a page. Taken: ${pages.join(', ')}.`)
  if (existsSync(`src/pages/${path}`))
    throw new Problem(`The name ${path} is taken by the folder src/pages/${path}.`)
}

interface Parts {
  path: string
  title: string
  screen: string
  icon: string
  tagline: string
  shortcut: string | undefined
  place: number
}

const routeFile = ({ path, title, screen, icon, tagline, shortcut, place }: Parts) =>
  `import { createFileRoute } from '@tanstack/react-router'
import { ${icon} } from 'lucide-react'
import { PageOfAccount } from '@/app/ChooseAccount'
import { lazyPiece, styled } from '@/ui/lazy'

const [${screen}] = lazyPiece(
  styled(async () => (await import('@/pages/${path}/page')).${screen}),
)

/** /programme/${path} */
export const Route = createFileRoute('/_console/programme/${path}')({
  staticData: {
    page: {
      title: '${title}',
      icon: ${icon},
      place: ${place},
      tagline: '${tagline}',
${shortcut ? `      shortcut: '${shortcut}',\n` : ''}    },
  },
  component: ${screen.replace(/Screen$/, 'Page')},
})

function ${screen.replace(/Screen$/, 'Page')}() {
  return (
    <PageOfAccount
      text="${title} shows the programme of one account. Choose it at the top of the page."
    >
      {(account) => <${screen} key={account} account={account} />}
    </PageOfAccount>
  )
}
`

const screenFile = (screen: string, title: string) =>
  `import { chakra } from '@chakra-ui/react'
import { useLists, useRemainingPages } from '@/entities/useLists'
import { formatNumber } from '@/lib/format'
import { Panel } from '@/list/Panel'
import { accountTypes } from '@/model/entityTypes'
import { ProgrammeHead } from '@/parts/page/ProgrammeHead'
import { PartialDataNote } from '@/parts/partial-data/PartialDataNote'

/** The page ${title}: so far, how many objects each list of the account has. */
export function ${screen}({ account }: { account: string }) {
  const lists = useLists(account, accountTypes)
  const rest = useRemainingPages(account)
  return (
    <Panel grows>
      <ProgrammeHead />
      <PartialDataNote lists={lists} rest={rest} asPart />
      <chakra.ul display="grid" gap="2" p="5" listStyle="none">
        {lists.map(({ type, entity, rows, error, isPartial }) => (
          <li key={type}>
            <span>{entity.list.title}</span>{' '}
            <span>{rows ? \`\${formatNumber(rows.length)}\${isPartial ? ' or more' : ''}\` : (error ?? 'Loading...')}</span>
          </li>
        ))}
      </chakra.ul>
    </Panel>
  )
}
`

const testFile = (title: string) => `import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole, withMockedApi } from './openConsole'

withMockedApi()

test('the page ${title} opens from the navigation and shows the lists of the account', async () => {
  const { user } = await openConsole('/missions/list')
  await user.click(screen.getByRole('link', { name: '${title}' }))
  expect(await screen.findByRole('heading', { level: 1, name: '${title}' })).toBeVisible()
  const main = within(await screen.findByRole('main'))
  const teams = await main.findByText('Teams', { selector: 'li span' })
  expect(await within(teams.closest('li') as HTMLElement).findByText('12')).toBeVisible()
})
`
