/** Without the keys of an index signature: unknown fields have no path. */
type Known<T> = { [K in keyof T as string extends K ? never : number extends K ? never : K]: T[K] }

type IsAny<T> = 0 extends 1 & T ? true : false

type PathFrom<K extends string, Value, V> =
  | ([Value] extends [V] ? K : never)
  | (Value extends readonly (infer Item)[]
      ? Item extends object
        ? `${K}.${number}.${PathTo<Item, V>}`
        : never
      : Value extends object
        ? `${K}.${PathTo<Value, V>}`
        : never)

/**
 * Dot paths of the fields of `T` that hold a `V` or nothing: `name`, `reward.points`, `questions.${number}.text`.
 * Any text for a `T` of which nothing is known (`Record<string, any>`), none where no type was given.
 */
export type PathTo<T, V> = [T] extends [never]
  ? never
  : IsAny<T[keyof T]> extends true
    ? string
    : {
        [K in keyof Known<T> & string]-?: PathFrom<K, NonNullable<Known<T>[K]>, V>
      }[keyof Known<T> & string]

/** What a section edits, for the compiler alone: `T` must have all of these fields, with values of these types. */
export type Edits<T> = Required<Known<T>>
