import type { SystemContext } from '@chakra-ui/react'
import { type CSSObject, css as serialize } from '@emotion/react'

type Css = SystemContext['css']
type Cva = SystemContext['cva']

/**
 * Resolves each style once. Chakra builds the recipe of a component again on each render, hashes all its styles to look
 * them up, and Emotion writes them as text again: on a form with several hundred elements that takes as long as React.
 */
export function withCachedStyles(system: SystemContext): SystemContext {
  lookUpConditionsOnce(system.conditions)
  return {
    ...system,
    cva: cachedRecipes(system.cva),
    css: cachedCss(system.css),
    isValidProperty: cachedByName(system.isValidProperty),
  }
}

/** A component passes the same configuration object on each render, so that object is the cache key. */
function cachedRecipes(cva: Cva): Cva {
  const recipes = new WeakMap<object, unknown>()
  const cached = (config: object = {}) => {
    const known = recipes.get(config)
    if (known) return known
    const recipe = cva(config)
    recipes.set(config, recipe)
    return recipe
  }
  return cached as Cva
}

const recipeLayer = '@layer recipes'

/**
 * Puts the styles of recipes before those of props instead of into a cascade layer: a browser lays out the whole page
 * again whenever a rule with a layer is added. The nested '&' keeps that order even for recipe styles of a screen size.
 */
function withoutLayers({ [recipeLayer]: recipe, ...props }: Styles): Styles {
  const own = Object.fromEntries(
    Object.entries(props).map(([key, value]) => [key, isStyles(value) ? withoutLayers(value) : value]),
  )
  if (!recipe) return own
  return Object.keys(own).length > 0 ? { ...(recipe as Styles), '&': own } : (recipe as Styles)
}

type Styles = Record<string, unknown>
const isStyles = (value: unknown): value is Styles => typeof value === 'object' && value !== null

/** Styles with a computed length would otherwise pile up. */
const maxStyles = 5000

/**
 * Only Chakra's factory calls `system.css`. It passes the result to Emotion, which takes serialized styles as they are.
 */
function cachedCss(css: Css): Css {
  const styles = new Map<string, object>()
  // Styles of recipes are large and keep their identity. Those of props are small, and new on each render.
  const ids = new Map<string, string>()
  const idsOfObjects = new WeakMap<object, string>()
  const idOf = (part: object) => {
    const known = idsOfObjects.get(part)
    if (known) return known
    const text = JSON.stringify(part)
    const id = ids.get(text) ?? String(ids.size)
    ids.set(text, id)
    idsOfObjects.set(part, id)
    return id
  }
  const cached = (...parts: object[]) => {
    const props = parts.pop() ?? {}
    const key = parts.map(idOf).join() + JSON.stringify(props)
    const known = styles.get(key)
    if (known) return known
    const resolved = css(...([...parts, props] as Parameters<Css>))
    const serialized = serialize(withoutLayers(resolved) as CSSObject)
    if (styles.size >= maxStyles) styles.clear()
    styles.set(key, serialized)
    return serialized
  }
  return cached as Css
}

/**
 * Chakra puts the names in the path of each property in order, conditions last: it lists all conditions for each name,
 * and hashes each path to look up what it did before. That was a sixth of the first render of a list.
 */
function lookUpConditionsOnce(conditions: SystemContext['conditions']) {
  const has = cachedByName(conditions.has)
  conditions.has = has
  // Sorting is stable: the other names keep their order.
  conditions.sort = (path) =>
    path.filter((name) => name !== 'base').sort((one, other) => Number(has(one)) - Number(has(other)))
}

function cachedByName(isValid: (name: string) => boolean) {
  const names = new Map<string, boolean>()
  return (name: string) => {
    const known = names.get(name)
    if (known !== undefined) return known
    const valid = isValid(name)
    names.set(name, valid)
    return valid
  }
}
