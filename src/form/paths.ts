/** Drops index signatures, because unknown fields have no path. */
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
 * Dot paths of the fields of `T` with a value of type `V`: `name`, `reward.points`, `questions.${number}.text`. Any
 * string if nothing is known of `T` (`Record<string, any>`); `never` if no type was given.
 */
export type PathTo<T, V> = [T] extends [never]
  ? never
  : IsAny<T[keyof T]> extends true
    ? string
    : {
        [K in keyof Known<T> & string]-?: PathFrom<K, NonNullable<Known<T>[K]>, V>
      }[keyof Known<T> & string]

/** The fields that a section edits, for type checks only: `T` must have all of them with these value types. */
export type Edits<T> = Required<Known<T>>
