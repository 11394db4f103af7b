import type { Plugin } from 'vite'

/** Builds lucide's icons with `quickIcon`: a first list has fifty of them, and lucide's own code took 40 µs for each. */
export const quickLucide = (): Plugin => ({
  name: 'quick-lucide',
  apply: 'build',
  load: (id) =>
    id.endsWith('/lucide-react/dist/esm/createLucideIcon.mjs')
      ? `export { quickIcon as default } from '${new URL('./quickIcon.ts', import.meta.url).pathname}'`
      : null,
})
