/** Characters that take no room, or look like a blank and are none, with the words for them. */
const kinds: readonly [pattern: RegExp, words: string][] = [
  [/[\u00A0\u2007\u202F]/, 'a no-break space'],
  [/[\u200B\u2060\uFEFF]|\u200C|\u200D/, 'a zero-width character'],
  [/\u00AD/, 'a soft hyphen'],
  [/[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/, 'a mark of the writing direction'],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  [/[\u0000-\u001F\u007F-\u009F]/, 'a control character'],
]

/**
 * A joiner between two letters of a script that needs it, such as Persian or Hindi, or inside of an emoji, can be seen:
 * it changes how they look.
 */
const joiners =
  /(?<=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Extended_Pictographic}\p{Emoji_Modifier}]|\uFE0F)[\u200C\u200D]/gu

/** The first kind of invisible character in a text, with its code: 'a zero-width character (U+200B)'. */
export function invisibleIn(text: string): string | undefined {
  const left = text.replaceAll(joiners, '')
  for (const [pattern, words] of kinds) {
    const [found] = pattern.exec(left) ?? []
    if (found !== undefined)
      return `${words} (U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')})`
  }
  return undefined
}
