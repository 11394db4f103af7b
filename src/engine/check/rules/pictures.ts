import { itemsOf, type Row, rowWith } from '@/engine/programme/programmeIndex'
import { startOf } from '@/lib/halves'
import { accountTypes } from '@/model/entityTypes'
import { type CheckRule, objectRule, type RuleTexts } from '../types'

/** Every address of a picture in an object, with its path: its own, and those of questions and answers. */
export function picturesIn(object: object): [path: string, url: string][] {
  const found: [string, string][] = []
  const add = ({ imgUrl }: { imgUrl?: unknown }, path: string) => {
    if (typeof imgUrl === 'string' && imgUrl.trim() !== '') found.push([path, imgUrl])
  }
  add(object as Row, 'imgUrl')
  for (const [index, question] of itemsOf(rowWith(object, 'questions').questions)) {
    add(question, `questions.${index}.imgUrl`)
    for (const [choice, item] of itemsOf(question.choices))
      add(item, `questions.${index}.choices.${choice}.imgUrl`)
  }
  return found
}

/**
 * Whether browsers and the console refuse to load a picture from an address. A server on localhost counts as secure,
 * because it is used for development. Blanks inside of an address are left out, as browsers do.
 */
export function isInsecure(address: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers leave them out
  const url = address.replaceAll(/[\u0000-\u0020]/g, '')
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1]?.toLowerCase()
  if (scheme === undefined || scheme === 'https') return false
  return !(scheme === 'http' && /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])([:/]|$)/i.test(url))
}

const insecure = objectRule({
  id: 'image-insecure',
  severity: 'warning',
  title: 'The address of a picture does not begin with https',
  why: 'Browsers and the console load pictures from https addresses only, so players see an empty frame.',
  fix: 'Upload the picture, or enter its https address.',
  types: accountTypes,
  among: 'all',
  *faultsOf(row) {
    for (const [path, url] of picturesIn(row))
      if (isInsecure(url)) yield { path, text: `Its picture is at \`${shortened(url)}\`.` }
  },
})

const shortened = (url: string) => (url.length > 80 ? `${startOf(url, 80)}…` : url)

/** Runs in the browser only, and on demand (`images.ts`): each picture is a request to the server that hosts it. */
export const imageRule: RuleTexts = {
  id: 'image-broken',
  severity: 'warning',
  title: 'A picture cannot be loaded',
  why: 'Players see an empty frame where the picture should be.',
  fix: 'Upload the picture again, or enter an address that works.',
  types: [],
}

export const pictureRules: CheckRule[] = [insecure]
