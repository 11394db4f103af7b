/** Typed names of fields. A path that does not exist in the edited object does not compile. */

/** An object of unknown type: any string is a path of it. For code that works with every entity. */
// biome-ignore lint/suspicious/noExplicitAny: with `unknown` the paths would be those of an empty object
export type AnyObject = Record<string, any>

/** Drops index signatures, because unknown fields have no path. */
export type Known<T> = { [K in keyof T as string extends K ? never : number extends K ? never : K]: T[K] }

type IsAny<T> = 0 extends 1 & T ? true : false

/** A list whose items are required to have all declared keys. For a `V` that names keys, such as `{ id: string }[]`. */
type Complete<Value> = Value extends readonly (infer One extends object)[]
  ? readonly Required<Known<One>>[]
  : never

type PathFrom<K extends string, Value, V, Item extends string> =
  | ([Value] extends [V] ? K : [Value, Complete<Value>] extends [readonly object[], V] ? K : never)
  // In brackets, so that it does not distribute over a union: a path of a union is one that all members have.
  | ([Value] extends [readonly (infer One)[]]
      ? PathFrom<`${K}.${Item}`, NonNullable<One>, V, Item>
      : [Value] extends [object]
        ? `${K}.${PathTo<Value, V, Item>}`
        : never)

/**
 * Dot paths of the fields of `T` with a value of type `V`: `name`, `reward.points`, `questions.${number}.text`. `Item`
 * is how a list item is written: its position, or `*` for every item. Of a union: the paths that all members have. Any
 * string if nothing is known of `T` (`AnyObject`); `never` if no type was given.
 */
export type PathTo<T, V, Item extends string = `${number}`> = [T] extends [never]
  ? never
  : IsAny<T[keyof T]> extends true
    ? string
    : {
        [K in keyof Known<T> & string]-?: PathFrom<K, NonNullable<Known<T>[K]>, V, Item>
      }[keyof Known<T> & string]

/** A path of `T` with a value of any type. */
export type AnyPath<T> = PathTo<T, unknown>

/** The field of the contract for a path in an object: `questions.*.text` for `questions.0.text`. */
export const fieldAt = (path: string): string => path.replace(/\.\d+(?=\.|$)/g, '.*')

type Step = string | { index: number; id: unknown }

/**
 * Follows the list item at `path`, by the ids along the path, because positions can change. Returns a function that
 * returns its current path; undefined once the item is gone.
 */
export function followItem<P extends string>(
  valueAt: (path: string) => unknown,
  path: P,
): () => P | undefined {
  const steps = path.split('.').map((part, index, parts): Step => {
    if (!/^\d+$/.test(part)) return part
    return { index: Number(part), id: valueAt([...parts.slice(0, index + 1), 'id'].join('.')) }
  })
  return () => {
    let now = ''
    for (const step of steps) {
      if (typeof step === 'string') {
        now = now === '' ? step : `${now}.${step}`
        continue
      }
      const list = valueAt(now)
      if (!Array.isArray(list)) return undefined
      const index = step.id === undefined ? step.index : list.findIndex((item) => item?.id === step.id)
      if (index < 0 || index >= list.length) return undefined
      now = `${now}.${index}`
    }
    // Only positions differ from `path`, so it is a path of the same type.
    return now as P
  }
}
