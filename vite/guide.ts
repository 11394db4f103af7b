import { readFileSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import MarkdownIt from 'markdown-it'
import type { Plugin } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const style = `:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif }
body { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 4rem }
img { max-width: 100%; height: auto; border: 1px solid color-mix(in srgb, currentcolor 20%, transparent) }
table { border-collapse: collapse; display: block; overflow-x: auto }
th, td { padding: 0.3rem 0.6rem; text-align: start; border-bottom: 1px solid color-mix(in srgb, currentcolor 20%, transparent) }
code { font-size: 0.9em }
`

/** As GitHub makes it: the links of a document to its headings use it. */
const idOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')

interface Guide {
  html: string
  /** The files of the pictures, by their names in the folder of the page. */
  pictures: Map<string, string>
}

/** A document as a page. Pictures lie beside it; links to other documents of the repository become plain text. */
export function guidePage(markdown: string): Guide {
  const pictures = new Map<string, string>()
  const renderer = new MarkdownIt()
  const tokens = renderer.parse(markdown, {})
  tokens.forEach((token, index) => {
    if (token.type === 'heading_open') token.attrSet('id', idOf(tokens[index + 1]?.content ?? ''))
    let isDropped = false
    token.children = (token.children ?? []).filter((child) => {
      if (child.type === 'image') {
        const source = String(child.attrGet('src') ?? '')
        pictures.set(basename(source), here(`../docs/${source}`))
        child.attrSet('src', basename(source))
        child.attrSet('loading', 'lazy')
      }
      if (child.type === 'link_open') isDropped = !/^(#|https?:)/.test(String(child.attrGet('href') ?? ''))
      return !(isDropped && /^link_(open|close)$/.test(child.type))
    })
  })
  const title = /^# (.+)$/m.exec(markdown)?.[1] ?? 'Guide'
  const body = renderer.renderer.render(tokens, renderer.options, {})
  // Without an icon browsers ask for /favicon.ico, which a folder on any server need not have.
  const icon = readFileSync(here('../src/app/favicon.png'), 'base64')
  const head = `<meta charset="utf-8"><link rel="icon" href="data:image/png;base64,${icon}"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><link rel="stylesheet" href="guide.css">`
  return {
    html: `<!doctype html>\n<html lang="en"><head>${head}</head><body>\n${body}</body></html>\n`,
    pictures,
  }
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.png': 'image/png',
}

/** Mocked mode only: the guide for administrators (`docs/admin-guide.md`) as a page, `guide/index.html`. */
export function guide(): Plugin {
  const files = () => {
    const { html, pictures } = guidePage(readFileSync(here('../docs/admin-guide.md'), 'utf8'))
    return new Map<string, () => string | Buffer>([
      ['index.html', () => html],
      ['guide.css', () => style],
      ...[...pictures].map(([name, path]) => [name, () => readFileSync(path)] as const),
    ])
  }
  return {
    name: 'guide',
    configureServer({ middlewares, config }) {
      middlewares.use(`${config.base}guide/`, (request, response, next) => {
        const name = request.url?.slice(1).split('?')[0] ?? ''
        const file = files().get(name)
        if (!file) return next()
        response.setHeader('Content-Type', types[extname(name)] ?? 'application/octet-stream')
        response.end(file())
      })
    },
    generateBundle() {
      for (const [name, file] of files())
        this.emitFile({ type: 'asset', fileName: `guide/${name}`, source: file() })
    },
  }
}
