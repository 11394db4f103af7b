import { resourceFacts } from '@/generated/resourceFacts'
import { fieldsOf, valueByPath } from '@/lib/value'
import type { EntityType } from './entityTypes'
import { type Keys, mapPath } from './mapPath'

/*
 * Removes from an object what the journal must not store (rule JOURNAL-4): secrets, without any trace, and uploaded
 * images. A text replaces each image, so that versions can be compared and a revert knows what it cannot restore.
 */

const imageData = /^data:(image\/[^;,]*)[^,]*;base64,/i
const leftOutText = /^left out: image\/\S*, \d+ characters, [0-9a-z]+$/

/** Whether a value replaces an image that was left out. */
export const isExcludedImage = (value: unknown): value is string =>
  typeof value === 'string' && leftOutText.test(value)

/** The text in the place of an image: the same for equal images. Other values stay. */
function withoutData(value: unknown): unknown {
  const type = typeof value === 'string' ? imageData.exec(value.slice(0, 200))?.[1] : undefined
  if (typeof value !== 'string' || type === undefined) return value
  return `left out: ${type.toLowerCase().replaceAll(/\s/g, '')}, ${value.length} characters, ${hashOf(value)}`
}

/** 53 bits (cyrb53), enough to tell the images of an account apart. */
function hashOf(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57]
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36)
}

interface LeftOut {
  secrets: readonly string[]
  images: readonly string[]
}

const factsOf = (type: string): LeftOut =>
  Object.hasOwn(resourceFacts, type) ? resourceFacts[type as EntityType] : { secrets: [], images: [] }

/** The object as the journal keeps it. The same object if nothing is left out. */
export function journalVersionOf<T extends object>(type: string, object: T): T {
  const { secrets, images } = factsOf(type)
  const open = secrets.reduce<unknown>(
    (part, path) => mapPath(part, path.split('.'), () => undefined),
    object,
  )
  return images.reduce((part, path) => mapPath(part, path.split('.'), withoutData), open) as T
}

/** The fields that the journal never has of a type, such as keys. */
export const secretsOf = (type: string): readonly string[] => factsOf(type).secrets

/**
 * Restores the images of an object from the journal, as far as the current object still has them. Otherwise the current
 * value stays, and `lost` contains its path.
 */
export function withImagesOf(type: string, kept: object, now?: object): { object: object; lost: string[] } {
  const there = new Map<unknown, unknown>()
  const lost: string[] = []
  const { images } = factsOf(type)
  const paths = images.map((path) => path.split('.'))
  const note = (value: unknown) => {
    const text = withoutData(value)
    if (text !== value) there.set(text, value)
    return value
  }
  for (const path of paths) mapPath(now, path, note)
  const restored = (value: unknown, keys: Keys) => {
    if (!isExcludedImage(value)) return value
    if (there.has(value)) return there.get(value)
    lost.push(keys.join('.'))
    return valueByPath(now, placeIn(kept, now, keys))
  }
  return {
    object: paths.reduce<unknown>((part, path) => mapPath(part, path, restored), kept) as object,
    lost,
  }
}

/** Translates a path to another version of the object. List items are found by their ids. */
function placeIn(kept: unknown, now: unknown, keys: Keys): Keys {
  let [from, to] = [kept, now]
  return keys.map((key) => {
    const item = valueByPath(from, [key])
    const id = typeof key === 'number' ? fieldsOf(item).id : undefined
    const place = id !== undefined && Array.isArray(to) ? to.findIndex((one) => fieldsOf(one).id === id) : key
    from = item
    to = valueByPath(to, [place])
    return place
  })
}
