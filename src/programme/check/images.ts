import type { EntityType } from '@/entities/registry'
import type { Lists } from '../references'
import { groupsOf } from './groups'
import type { Finding, Rule } from './types'
import { idOf, itemsOf, nameOf } from './world'

/** Runs in the browser only, when somebody asks for it: each picture is a request to wherever it lies. */
export const imageRule: Omit<Rule, 'run'> = {
  id: 'image-broken',
  severity: 'warning',
  title: 'A picture can be loaded',
  why: 'Players see an empty frame where the picture should be.',
  mend: 'Upload the picture again, or enter an address that works.',
  types: [],
}

export interface Picture {
  type: EntityType
  object: object
  path: string
  url: string
}

/** The pictures of all objects and of the questions of quizzes and surveys. */
export function picturesOf(lists: Lists): Picture[] {
  const found: Picture[] = []
  for (const [type, rows] of lists)
    for (const object of rows) {
      const add = (holder: object, path: string) => {
        const { imgUrl } = holder as { imgUrl?: unknown }
        // A picture at an http address is another fault.
        if (typeof imgUrl === 'string' && imgUrl.trim() !== '' && !/^http:/i.test(imgUrl.trim()))
          found.push({ type, object, path, url: imgUrl })
      }
      add(object, 'imgUrl')
      for (const [index, question] of itemsOf((object as { questions?: unknown }).questions))
        add(question, `questions.${index}.imgUrl`)
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

/** Requests under way at a time. */
const atOnce = 6

interface How {
  signal: AbortSignal
  onProgress: (looked: number, of: number) => void
  /** Resolves with whether an address loads. */
  load?: (url: string) => Promise<boolean>
}

/** Loads every address once. Stopped, it resolves with what it has found until then. */
export async function checkPictures(
  pictures: readonly Picture[],
  { signal, onProgress, load = loads }: How,
): Promise<Finding[]> {
  const byUrl = groupsOf(pictures, ({ url }) => url)
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
  await Promise.all(Array.from({ length: atOnce }, work))
  return pictures
    .filter(({ url }) => broken.has(url))
    .map(({ type, object, path, url }) => ({
      key: JSON.stringify([imageRule.id, type, idOf(type, object), path]),
      rule: imageRule.id,
      severity: imageRule.severity,
      type,
      id: idOf(type, object),
      name: nameOf(type, object),
      text: `Its picture could not be loaded: \`${url.slice(0, 120)}\`.`,
      path,
    }))
}
