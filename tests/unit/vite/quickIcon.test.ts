import { globSync, readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { quickIcon } from '../../../vite/quickIcon'

/** The icons that the console imports. */
function usedIcons(): string[] {
  const imports = globSync('src/**/*.{ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/import \{([^}]*)\} from 'lucide-react'/g)].map(
      ([, names = '']) => names,
    ),
  )
  const names = imports
    .join(',')
    .split(',')
    .map((name) => name.trim().split(' as ')[0] ?? '')
  return [...new Set(names)].filter((name) => name && !name.startsWith('type '))
}

/** Lucide's component renders another one, with the data of the icon. */
interface LucideIcon {
  render: (props: object) => { props: { icon: never } }
}
const used = usedIcons()
const lucide = (await import('lucide-react')) as unknown as Record<string, LucideIcon>

test('the console uses icons', () => expect(used.length).toBeGreaterThan(50))

const props = [
  {},
  { size: 16, 'aria-hidden': true },
  { size: 14, strokeWidth: 1.75, className: 'mine' },
  { color: 'red', 'aria-label': 'Named', role: 'img', style: { margin: 1 } },
]

test.each(used)('%s looks as lucide renders it', (name) => {
  const icon = lucide[name] as LucideIcon
  for (const one of props) {
    expect(renderToStaticMarkup(createElement(quickIcon(icon.render({}).props.icon), one))).toBe(
      renderToStaticMarkup(createElement(icon as never, one)),
    )
  }
})
