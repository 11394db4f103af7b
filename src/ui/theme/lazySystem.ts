import type { SystemContext } from '@chakra-ui/react'
import hash from '@emotion/hash'
import { type CSSObject, css as serialize } from '@emotion/react'
import { isCssProperty } from '@pandacss/is-valid-prop'
import { isStyles, type RecipeConfig, recipesOf, type Styles } from './recipesOf'

type Css = SystemContext['css']

/** The styles that the build resolved. */
export interface Prepared {
  /** Whether a style sheet of the build has the rules of the class with this name. */
  isPrepared: (name: string) => boolean
  /** Properties, shorthands and conditions of style props, beside the properties of CSS. */
  properties?: readonly string[] | undefined
  /** Whether a style sheet of the build has reset, tokens and global styles. */
  hasGlobalStyles: boolean
  /** Records a style: its class name and its definition. */
  record?:
    | ((name: string, parts: readonly object[], recipes: ReadonlyMap<string, object>) => void)
    | undefined
}

interface Options {
  /** Creates Chakra's engine. Called when it is needed for the first time. */
  create: () => SystemContext
  recipes: Record<string, RecipeConfig>
  slotRecipes: Record<string, RecipeConfig>
  prepared: Prepared
}

/**
 * A system that calls Chakra's engine only for styles that the build did not prepare (decision H76). Other styles are
 * resolved once: Chakra builds the recipe of a component again on each render, hashes all its styles to look them up, and
 * Emotion writes them as text again (decision H26).
 */
export function lazySystem({ create, recipes, slotRecipes, prepared }: Options): SystemContext {
  let created: SystemContext | undefined
  const engine = () => {
    if (!created) {
      created = create()
      lookUpConditionsOnce(created.conditions)
    }
    return created
  }
  const { properties, hasGlobalStyles } = prepared
  const named = properties && new Set(properties)
  const { cva, sva, ...references } = recipesOf(engine)
  const light = {
    cva,
    sva,
    css: cachedCss(engine, references, prepared),
    getRecipeFn: (key: string) => cva(recipes[key] as never),
    getSlotRecipeFn: (key: string) => sva(slotRecipes[key] as never),
    isValidProperty: cachedByName((name) =>
      named ? named.has(name) || isCssProperty(name) : engine().isValidProperty(name),
    ),
    // ChakraProvider adds the styles of the whole page, unless there are none.
    ...(hasGlobalStyles && { _config: { disableLayers: true }, _global: [] }),
  }
  return new Proxy(light as unknown as SystemContext, {
    get: (known, name) => Reflect.get(name in known ? known : engine(), name),
  })
}

const recipeLayer = '@layer recipes'

/**
 * Puts the styles of recipes before those of props instead of into a cascade layer: a browser lays out the whole page
 * again whenever a rule with a layer is added. The nested '&' keeps that order even for recipe styles of a screen size.
 */
function withoutLayers({ [recipeLayer]: recipe, ...props }: Styles): Styles {
  const rest = Object.fromEntries(
    Object.entries(props).map(([key, value]) => [key, isStyles(value) ? withoutLayers(value) : value]),
  )
  if (!recipe) return rest
  return Object.keys(rest).length > 0 ? { ...(recipe as Styles), '&': rest } : (recipe as Styles)
}

/** Styles with a computed length would otherwise pile up. */
const maxStyles = 5000

/**
 * Only Chakra's factory calls `system.css`. It passes the result to Emotion, which takes serialized styles as they are.
 */
function cachedCss(
  engine: () => SystemContext,
  { configs, dereferenced }: Omit<ReturnType<typeof recipesOf>, 'cva' | 'sva'>,
  { isPrepared, record }: Prepared,
): Css {
  const styles = new Map<string, object>()
  // Large styles keep their identity. Those of props are small, and new on each render.
  const texts = new WeakMap<object, string>()
  const textOf = (part: object) => {
    const known = texts.get(part)
    if (known !== undefined) return known
    const text = JSON.stringify(part)
    texts.set(part, text)
    return text
  }
  const resolve = (parts: readonly object[]) => {
    const resolved = engine().css(...(parts.map((part) => dereferenced(part as Styles)) as Parameters<Css>))
    return serialize(withoutLayers(resolved as Styles) as CSSObject)
  }
  const cached = (...parts: object[]) => {
    const props = parts.at(-1) ?? {}
    const key = parts.slice(0, -1).map(textOf).join() + JSON.stringify(props)
    const known = styles.get(key)
    if (known) return known
    const name = nameOf(key)
    record?.(name, parts, configs)
    const serialized = isPrepared(name) ? preparedStyle(name, () => resolve(parts).styles) : resolve(parts)
    if (styles.size >= maxStyles) styles.clear()
    styles.set(key, serialized)
    return serialized
  }
  return cached as Css
}

/** The name of a class with these styles: the same in the build and in the browser. */
const nameOf = (key: string) => `p${hash(key)}${key.length.toString(36)}`

/** Emotion requires the text only when it combines the styles of two components on one element. */
function preparedStyle(name: string, text: () => string) {
  let known: string | undefined
  return {
    name,
    styles: {
      toString() {
        known ??= text()
        return known
      },
    },
  }
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
