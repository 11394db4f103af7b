import type { Plugin } from 'vite'

/**
 * A build for any path (`base: './'`) whose page names its files as at the root of a host: its address can be that of any screen,
 * so relative links would lead nowhere. Below a path, the server writes the path before them (rule CONFIG-8).
 */
export function anyPath(): Plugin {
  return {
    name: 'any-path',
    apply: 'build',
    generateBundle: {
      // Vite adds its own links last.
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html']
        if (page?.type === 'asset') page.source = String(page.source).replaceAll('"./', '"/')
      },
    },
  }
}
