// The entries of the domain in docs/glossary.md, which forms and empty lists show.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Only entries of the form '**Term**: text', or with a note in parentheses after the term. The console does not show others. */
const entry = /^- \*\*([^*]+)\*\*(?: \([^)]*\))?: (.+)$/

/**
 * Terms with their plain texts. Throws for Markdown in a text, because administrators would read it as it is.
 * @param {string} document
 */
export function termsOf(document) {
  const part = /^## The domain\n([\s\S]*?)^## /m.exec(document)?.[1] ?? ''
  return part.split(/\n(?=- )/).flatMap((item) => {
    const [, term = '', text = ''] = entry.exec(item.trim().replace(/\s*\n\s+/g, ' ')) ?? []
    if (term === '') return []
    // The name of a field in a text is for those who call the API.
    const plain = text.replace(/ \(`[^`]*`\)/g, '')
    if (/[`*[\]]/.test(plain))
      throw new Error(`docs/glossary.md: '${term}' has Markdown in its text: ${plain}`)
    return [[term, plain]]
  })
}

/** @param {string} root the repository @param {string} generated the folder to write to */
export function writeGlossary(root, generated) {
  const terms = termsOf(readFileSync(join(root, 'docs/glossary.md'), 'utf8'))
  const lines = terms.map(([term, text]) => `  ${JSON.stringify(term)}: ${JSON.stringify(text)},`)
  writeFileSync(
    join(generated, 'glossary.ts'),
    `/**
 * Written by \`npm run generate\` from the domain in docs/glossary.md: never edit this file.
 */

export const glossary = {
${lines.join('\n')}
}

/** A term of the domain. */
export type Term = keyof typeof glossary
`,
  )
}
