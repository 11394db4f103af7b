import type { Plugin } from 'vite'

const form = /\/src\/entities\/([^/]+)\/form\.ts$/

/**
 * Development only: an edit of `entities/<type>/form.ts`, or of what it imports, replaces the form of open screens. The
 * page and what was typed stay. Without it, Vite would reload the page, because only files of components replace
 * themselves.
 */
export function hotForms(): Plugin {
  return {
    name: 'hot-forms',
    apply: 'serve',
    transform(code, id) {
      const type = form.exec(id.split('?')[0] ?? '')?.[1]
      if (!type) return
      return `${code}
import { replaceForm } from '/src/form/loadForm.ts'
import.meta.hot?.accept((changed) => changed && replaceForm(${JSON.stringify(type)}, Object.values(changed)[0]))
`
    },
  }
}
