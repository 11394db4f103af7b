// A relative import, because scripts without a bundler import this file, too.
import { type Resource, resourceFacts } from '../generated/resourceFacts.ts'

/*
 * The words of the domain, as screens, files and messages show them: what players collect, and the types of objects. Code
 * and tests import them, so that a word is renamed in one line of this file. Names on the wire, addresses and ids of rules
 * stay as they are.
 */

export interface Noun {
  /** In a sentence: 'mystery box', 'mystery boxes'. */
  one: string
  many: string
  /** As a label: 'Mystery Box', 'Mystery Boxes'. */
  singular: string
  title: string
}

/** 'mystery box' → 'Mystery box'. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const titled = (words: string) => words.split(' ').map(capital).join(' ')

export const noun = (one: string, many = `${one}s`): Noun => ({
  one,
  many,
  singular: titled(one),
  title: titled(many),
})

/** The types have the names of their schema and path in the contract. */
const types = Object.fromEntries(
  Object.entries(resourceFacts).map(
    ([
      type,
      {
        words: [one, many],
      },
    ]) => [type, noun(one, many)],
  ),
) as Record<Resource, Noun>

/** Add a line to rename a type: `missions: noun('quest')`. */
export const nouns = {
  ...types,
  points: noun('point'),
  credits: noun('credit'),
}

/** The label of a field that is named after a noun: 'Credits' for `credits`, 'Level' for `level`. */
export function nounOfKey(key: string): string | undefined {
  const known: Readonly<Record<string, Noun | undefined>> = nouns
  return known[key]?.title ?? known[`${key}s`]?.singular
}
