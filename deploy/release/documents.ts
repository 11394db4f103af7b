import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'

/** What a platform team reads: documents of the archive, at the same paths as in the checkout. */
const guides: Readonly<Record<string, string>> = {
  'deploy/README.md': 'install it behind nginx or another server, and write its config.json',
  'deploy/container/README.md': 'run it as a container, or with the Helm chart',
  'docs/white-label.md': 'give it your name, logo, colours and links',
  'docs/releasing.md': 'verify a download, upgrade, go back, and check a running console from outside',
  'docs/observing.md': 'get reports of errors and failed calls, logs and metrics',
  'docs/load.md': 'learn what the API gets from 100 administrators',
  'SECURITY.md': 'learn what is protected from whom',
  'CHANGELOG.md': 'see what is new',
}

/** The page that the archive begins with. */
const startPage = (version: string) => `# The console, version ${version}

| to | read |
| --- | --- |
${Object.entries(guides)
  .map(([file, what]) => `| ${what} | [${file}](${file}) |`)
  .join('\n')}

| file | what |
| --- | --- |
| \`dist/\` | the files to serve, with \`config.schema.json\`, the schema of the settings |
| \`deploy/\` | the configuration of nginx, and what the container is built from |
| \`check-config.mjs\` | \`node check-config.mjs config.json\` checks the settings; it needs Node 20 or newer |
| \`smoke.mjs\` | \`node smoke.mjs\` checks a running console; it needs Node 22.12 or newer, and Chromium or Chrome |
| \`*.licences.txt\` | the licences of the packages in these two; those of the console are in \`dist/licences.txt\` |
`

const external = /^([a-z][a-z0-9+.-]*:|#|\/\/)/i
/** Fenced code, a link or a picture (its mark, words and address), or code in a line, whichever begins first. */
const parts = /^ *```[\s\S]*?^ *```|(!?)\[((?:[^\]\\]|\\.)*)\]\(([^()\s]*)(?:\s+"[^"]*")?\)|`[^`\n]*`/gm

/** Changes the links of Markdown, not what looks like one in code. `change` gets the whole link, its words and its address. */
const changeLinks = (text: string, change: (whole: string, words: string, address: string) => string) =>
  text.replaceAll(parts, (whole, mark?: string, words?: string, address?: string) =>
    address === undefined ? whole : change(whole, mark ? '' : (words ?? ''), address),
  )

/** The file that a link leads to; undefined for an address outside. */
const targetOf = (file: string, address: string): string | undefined =>
  external.test(address) ? undefined : posix.join(posix.dirname(file), address.replace(/[?#].*$/, ''))

/** Markdown whose links lead to files that are there; a link elsewhere becomes its words, a picture nothing. */
export const withoutDeadLinks = (text: string, file: string, exists: (file: string) => boolean): string =>
  changeLinks(text, (whole, words, address) => {
    const target = targetOf(file, address)
    return target === undefined || exists(target) ? whole : words
  })

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(folder, file)).isFile(),
  )

/** Addresses in the pages of the build are as at the root of a host; the server writes the path before them. */
const linksOfPage = (text: string) =>
  [...text.matchAll(/\b(?:href|src)="([^"]*)"/g)].map(([, address = '']) => address)

/** Each environment has its own. */
const settings = 'dist/config.json'

/** `file: address` of each link in the documents and pages of a folder that leads to no file of it. */
export function deadLinks(folder: string): string[] {
  const exists = (file: string) => file === settings || existsSync(join(folder, file))
  return filesBelow(folder).flatMap((path) => {
    const file = path.replaceAll('\\', '/')
    const text = () => readFileSync(join(folder, path), 'utf8')
    if (file.endsWith('.md')) {
      const dead: string[] = []
      changeLinks(text(), (whole, _, address) => {
        const target = targetOf(file, address)
        if (target !== undefined && !exists(target)) dead.push(`${file}: ${address}`)
        return whole
      })
      return dead
    }
    if (!file.endsWith('.html')) return []
    return linksOfPage(text())
      .filter((address) => {
        const target = address.startsWith('/') ? join('dist', address) : targetOf(file, address)
        return target !== undefined && !exists(target.replace(/[?#].*$/, ''))
      })
      .map((address) => `${file}: ${address}`)
  })
}

/** Copies the documents, with their pictures, beside what is in the folder already. Their links lead to files of the folder. */
export function copyDocuments(root: string, folder: string, version: string): void {
  const write = (file: string, content: string | Buffer) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), content)
  }
  write('README.md', startPage(version))
  const texts = new Map(Object.keys(guides).map((file) => [file, readFileSync(join(root, file), 'utf8')]))
  for (const [file, text] of texts)
    changeLinks(text, (whole, _, address) => {
      const target = targetOf(file, address)
      if (target && /\.(png|svg)$/.test(target)) write(target, readFileSync(join(root, target)))
      return whole
    })
  const exists = (file: string) => texts.has(file) || existsSync(join(folder, file))
  for (const [file, text] of texts) write(file, withoutDeadLinks(text, file, exists))
}

/** A release with a dead link is none. */
export function refuseDeadLinks(folder: string): void {
  const dead = deadLinks(folder)
  if (dead.length > 0)
    throw new Error(`Dead links in ${relative(process.cwd(), folder)}:\n${dead.join('\n')}`)
}
