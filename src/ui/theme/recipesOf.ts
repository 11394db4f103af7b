import type { SystemContext } from '@chakra-ui/react'
import hash from '@emotion/hash'

export type Styles = Record<string, unknown>
type Variants = Record<string, unknown>
export interface RecipeConfig {
  className?: string
  slots?: readonly string[]
  base?: object
  variants?: Record<string, object>
  defaultVariants?: Variants
}
interface Whole {
  raw: Resolve
  merge: (other: { config: RecipeConfig }) => { config: RecipeConfig }
}
type Resolve = (variants: Variants) => Styles

/** Starts the key of a reference. It is no property of CSS and no name of a recipe. */
const mark = '~'

export const isStyles = (value: unknown): value is Styles => typeof value === 'object' && value !== null

/**
 * Recipes whose styles are resolved on first use: `{ '~<id of the recipe>': <variants> }`. A reference that is nested in
 * other styles, or spread into them, stays a short string.
 */
export function recipesOf(engine: () => SystemContext) {
  /** Recipes in use, by id: a hash of the configuration, identical in the build and in the browser. */
  const configs = new Map<string, RecipeConfig>()
  const resolvers = new Map<string, Resolve>()

  function idOf(config: RecipeConfig): string {
    const id = hash(JSON.stringify(config))
    configs.set(id, config)
    return id
  }

  const cva = keptByObject((config: RecipeConfig): object => {
    const id = idOf(config)
    const recipe = keptByValue((variants: Variants = {}) => ({ [mark + id]: variants }))
    const whole = () => engine().cva(config as never) as unknown as Whole
    return Object.assign(recipe, {
      ...shapeOf(config),
      __cva__: true,
      config,
      raw: (variants: Variants) => whole().raw(variants),
      // Chakra merges the recipes of nested components, mostly with an empty one.
      merge: keptByObject((other: { config: RecipeConfig }) =>
        isEmpty(other.config)
          ? recipe
          : isEmpty(config)
            ? cva(other.config)
            : cva(whole().merge(other).config),
      ),
    })
  })

  const sva = keptByObject((config: RecipeConfig): object => {
    const id = idOf(config)
    const slots = config.slots ?? []
    const recipe = keptByValue((variants: Variants = {}) =>
      Object.fromEntries(slots.map((slot) => [slot, { [`${mark + id}.${slot}`]: variants }])),
    )
    const classNameMap = Object.fromEntries(
      config.className ? slots.map((slot) => [slot, `${config.className}__${slot}`]) : [],
    )
    return Object.assign(recipe, { ...shapeOf(config), classNameMap })
  })

  function resolverOf(reference: string): Resolve {
    const known = resolvers.get(reference)
    if (known) return known
    const [id = '', slot] = reference.slice(mark.length).split('.')
    const config = configs.get(id) as never
    const resolve = (
      slot === undefined ? engine().cva(config) : slotOf(engine().sva(config), slot)
    ) as Resolve
    resolvers.set(reference, resolve)
    return resolve
  }

  /** Replaces references with their styles, at any depth. */
  function dereferenced(styles: Styles): Styles {
    const result: Styles = {}
    for (const [key, value] of Object.entries(styles)) {
      if (key.startsWith(mark)) Object.assign(result, resolverOf(key)(value as Variants))
      else result[key] = isStyles(value) && !Array.isArray(value) ? dereferenced(value) : value
    }
    return result
  }

  return { cva: cva as SystemContext['cva'], sva: sva as SystemContext['sva'], configs, idOf, dereferenced }
}

const isEmpty = (config: object) => Object.keys(config).length === 0

const slotOf =
  (recipe: (variants: Variants) => Styles, slot: string): Resolve =>
  (variants) =>
    (recipe(variants)[slot] ?? {}) as Styles

/** Members of a recipe that Chakra's components use besides its styles. */
function shapeOf({ className, variants = {}, defaultVariants }: RecipeConfig) {
  const variantKeys = Object.keys(variants)
  const splitVariantProps = ({ recipe: _, ...props }: Variants) => {
    const chosen: Variants = {}
    const others: Variants = {}
    for (const [key, value] of Object.entries(props))
      (variantKeys.includes(key) ? chosen : others)[key] = value
    if (!variantKeys.includes('colorPalette'))
      chosen.colorPalette = props.colorPalette || defaultVariants?.colorPalette
    if (variantKeys.includes('orientation')) others.orientation = props.orientation
    return [chosen, others]
  }
  const variantMap = Object.fromEntries(
    Object.entries(variants).map(([key, options]) => [key, Object.keys(options)]),
  )
  return { className, variantKeys, variantMap, splitVariantProps }
}

/** A component passes the same configuration object on each render. */
function keptByObject<T extends object, R>(make: (one: T) => R): (one?: T) => R {
  const kept = new WeakMap<object, R>()
  const empty = {} as T
  return (one = empty) => {
    const known = kept.get(one)
    if (known !== undefined) return known
    const made = make(one)
    kept.set(one, made)
    return made
  }
}

/** Variants are new objects on each render. */
function keptByValue<R>(make: (variants?: Variants) => R): (variants?: Variants) => R {
  const kept = new Map<string, R>()
  return (variants) => {
    const key = JSON.stringify(variants) ?? ''
    const known = kept.get(key)
    if (known !== undefined) return known
    const made = make(variants)
    kept.set(key, made)
    return made
  }
}
