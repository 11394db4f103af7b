import type { Plugin } from 'vite'

/**
 * Chakra memoizes its functions by hashing whole style objects. The console caches resolved styles itself
 * (`src/ui/theme/lazySystem.ts`), so only calls with few primitive values are memoized.
 */
export function quickChakra(): Plugin {
  const memo = `
    const isPlain = (value) => value == null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)
    const isFlat = (value) => isPlain(value) || (Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain))
    export const memo = (fn) => {
      const known = new Map()
      return (...args) => {
        if (!(args.length === 1 ? isFlat(args[0]) : args.every(isPlain))) return fn(...args)
        const key = JSON.stringify(args)
        let result = known.get(key)
        if (result === undefined) {
          result = fn(...args)
          if (known.size >= 5000) known.clear()
          known.set(key, result)
        }
        return result
      }
    }`
  return {
    name: 'quick-chakra',
    apply: 'build',
    load: (id) => (id.endsWith('/@chakra-ui/react/dist/esm/utils/memo.js') ? memo : null),
  }
}
