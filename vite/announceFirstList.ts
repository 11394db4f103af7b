import type { Plugin } from 'vite'

/**
 * Announces in index.html what the first list needs, so that one round trip fetches all of it: the configuration, and
 * the chunks that the entry imports dynamically.
 */
export function announceFirstList(): Plugin {
  let base = '/'
  return {
    name: 'announce-first-list',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const link = (attrs: Record<string, string | boolean>) =>
          ({ tag: 'link', attrs: { crossorigin: true, ...attrs }, injectTo: 'head' }) as const
        const chunks = Object.values(bundle)
          .filter((file) => file.type === 'chunk')
          .filter(({ name }) => ['vendor', 'console', 'rolldown-runtime'].includes(name))
        const styles = chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
        return [
          link({ rel: 'preload', as: 'fetch', href: `${base}config.json` }),
          // Low priority: the code that signs in arrives first, and the provider responds while this code loads.
          ...chunks.map(({ fileName }) =>
            link({ rel: 'modulepreload', fetchpriority: 'low', href: base + fileName }),
          ),
          ...styles.map((file) => link({ rel: 'stylesheet', href: base + file })),
        ]
      },
    },
  }
}
