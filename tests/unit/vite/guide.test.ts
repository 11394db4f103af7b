import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { guidePage } from '../../../vite/guide'

describe('the guide of the demo', () => {
  const { html, pictures } = guidePage(readFileSync('docs/admin-guide.md', 'utf8'))

  it('has all pictures of the document beside it', () => {
    expect(pictures.size).toBeGreaterThan(10)
    for (const path of pictures.values()) expect(existsSync(path), path).toBe(true)
    const shown = [...html.matchAll(/<img src="([^"]+)"/g)].map(([, name = '']) => name)
    expect(new Set(shown)).toEqual(new Set(pictures.keys()))
  })

  it('links to its own headings, and to no document that is not part of it', () => {
    const links = [...html.matchAll(/<a href="([^"]+)"/g)].map(([, link = '']) => link)
    const ids = [...html.matchAll(/<h\d id="([^"]+)"/g)].map(([, id = '']) => `#${id}`)
    expect(links.filter((link) => link.startsWith('#')).length).toBeGreaterThan(0)
    for (const link of links.filter((one) => !one.startsWith('https://'))) expect(ids).toContain(link)
  })

  it('keeps the text of a link to another document', () => {
    expect(guidePage('# A\n\nSee [the rules](product.md) and [B](#b).\n\n## B\n').html).toContain(
      '<p>See the rules and <a href="#b">B</a>.</p>\n<h2 id="b">B</h2>',
    )
  })
})
