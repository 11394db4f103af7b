/** The forms of a name that files, the contract and screens use. */
export interface Names {
  /** The noun in a sentence: 'daily gift'. */
  noun: string
  nouns: string
  /** The noun with its article: 'a daily gift'. */
  aNoun: string
  /** Name of the schema: 'DailyGift'. */
  schema: string
  schemas: string
  /** Name of the resource, its path and its folder: 'dailygifts'. */
  type: string
  /** Name of the file with its schemas: 'dailygift'. */
  file: string
  /** Name of variables: 'dailyGift'. */
  one: string
  many: string
  /** Label on the screen: 'Daily Gift'. */
  singular: string
  title: string
}

export const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The words of a name in any spelling: 'dailyGift', 'daily-gift' and 'Daily Gift' give 'daily' and 'gift'. */
export const wordsOf = (name: string): string[] =>
  name
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(/[\s_-]+/)
    .filter(Boolean)

export const pascal = (words: readonly string[]) => words.map(capital).join('')
export const camel = (words: readonly string[]) => {
  const name = pascal(words)
  return name.charAt(0).toLowerCase() + name.slice(1)
}
/** Capitalizes words for labels and titles: 'Member Count'. */
export const titleCase = (words: readonly string[]) => words.map(capital).join(' ')

/** Joins words with hyphens, for ids: 'daily-gift'. */
export const hyphened = (noun: string) => noun.replaceAll(' ', '-')

const pluralOf = (word: string) => {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  return /(s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`
}

/** `plural` is needed for a word with an irregular plural. */
export function namesOf(name: string, plural?: string): Names {
  const words = wordsOf(name)
  const last = words.at(-1) ?? ''
  const plurals = plural ? wordsOf(plural) : [...words.slice(0, -1), pluralOf(last)]
  const noun = words.join(' ')
  return {
    noun,
    nouns: plurals.join(' '),
    aNoun: `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`,
    schema: pascal(words),
    schemas: pascal(plurals),
    type: plurals.join(''),
    file: words.join(''),
    one: camel(words),
    many: camel(plurals),
    singular: titleCase(words),
    title: titleCase(plurals),
  }
}

/** Throws for a name that cannot be one of an identifier, a path and a sentence at the same time. */
export function expectName(name: string | undefined, what: string): asserts name is string {
  if (!name || !/^[a-z][a-z0-9]*([-_ ]?[a-z0-9]+)*$/i.test(name))
    throw new Problem(
      `${what} needs a name of English letters, such as badge or daily-gift; got '${name ?? ''}'.`,
    )
}

/** A mistake in the arguments. Its message is all that is printed. */
export class Problem extends Error {}
