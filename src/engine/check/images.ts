import { groupedBy } from '@/lib/groupedBy'
import { startOf } from '@/lib/halves'
import type { EntityType } from '@/model/entityTypes'
import type { Lists } from '@/model/references'
import { findingOf } from './check'
import { imageRule, isInsecure, picturesIn } from './rules/pictures'
import type { Finding } from './types'

export interface CheckedImage {
  type: EntityType
  object: object
  path: string
  url: string
}

/** The pictures of all objects, and of the questions and answers of quizzes and surveys. */
export function picturesOf(lists: Lists): CheckedImage[] {
  const found: CheckedImage[] = []
  for (const [type, rows] of lists)
    for (const object of rows) {
      // The rule about insecure addresses reports the others.
      for (const [path, url] of picturesIn(object))
        if (!isInsecure(url)) found.push({ type, object, path, url })
    }
  return found
}

const loads = (url: string) =>
  new Promise<boolean>((resolve) => {
    const image = new Image()
    image.onload = () => resolve(true)
    image.onerror = () => resolve(false)
    image.src = url
  })

/** The number of requests that run at the same time. */
const parallel = 6

interface How {
  signal: AbortSignal
  onProgress: (looked: number, of: number) => void
  /** Resolves to whether an address loads. */
  load?: (url: string) => Promise<boolean>
}

/** Loads every address once. If it is stopped, it resolves to what it found so far. */
export async function checkPictures(
  pictures: readonly CheckedImage[],
  { signal, onProgress, load = loads }: How,
): Promise<Finding[]> {
  const byUrl = groupedBy(pictures, ({ url }) => url)
  const urls = [...byUrl.keys()]
  const broken = new Set<string>()
  let next = 0
  let looked = 0
  const work = async () => {
    while (next < urls.length && !signal.aborted) {
      const url = urls[next++] ?? ''
      if (!(await load(url))) broken.add(url)
      looked += 1
      onProgress(looked, urls.length)
    }
  }
  await Promise.all(Array.from({ length: parallel }, work))
  return pictures
    .filter(({ url }) => broken.has(url))
    .map((picture) => {
      const text = `Its picture could not be loaded: \`${startOf(picture.url, 120)}\`.`
      return findingOf(imageRule, { ...picture, text })
    })
}
