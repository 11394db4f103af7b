/* The text of HTML, as somebody would read it. The engine has no DOM, and a browser would load the pictures. */

/** The names of the characters from 160 to 255, and of others that editors write. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'
const others: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  OElig: 'Œ',
  oelig: 'œ',
  Scaron: 'Š',
  scaron: 'š',
  euro: '€',
  trade: '™',
  hellip: '…',
  bull: '•',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  lsaquo: '‹',
  rsaquo: '›',
  prime: '′',
  Prime: '″',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  minus: '−',
  le: '≤',
  ge: '≥',
  ne: '≠',
  asymp: '≈',
  equiv: '≡',
  infin: '∞',
  radic: '√',
  sum: '∑',
  int: '∫',
  larr: '←',
  rarr: '→',
  uarr: '↑',
  darr: '↓',
  harr: '↔',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  Delta: 'Δ',
  epsilon: 'ε',
  theta: 'θ',
  lambda: 'λ',
  mu: 'μ',
  pi: 'π',
  sigma: 'σ',
  Sigma: 'Σ',
  tau: 'τ',
  phi: 'φ',
  omega: 'ω',
  Omega: 'Ω',
}
const named = new Map([
  ...latin.split(' ').map((name, index) => [name, String.fromCharCode(160 + index)] as const),
  ...Object.entries(others),
])

/** An unknown entity, or one without a character, stays unchanged. */
const decoded = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]\w{1,7}));/gi, (entity, decimal, hex, name) => {
    if (name !== undefined) return named.get(name) ?? entity
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
    const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    return isCharacter ? String.fromCodePoint(code) : entity
  })

const tag = /<(\/?)([a-z][a-z0-9]*)((?:\s(?:"[^"]*"|'[^']*'|[^"'<>])*)?)\/?>/gi

/** The characters that exist raised or lowered. `x<sup>2</sup>` must not become `x2`. */
const raised = ['0123456789+-=()ni', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ'] as const
const lowered = ['0123456789+-=()', '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'] as const

/** The end of an ordinal number, such as `1<sup>st</sup>`, reads the same on the line. */
const ordinalEnd = /^(st|nd|rd|th|er|re|e|ème|eme|ère|o|a|º|ª)$/i

function shifted(html: string, [plain, other]: readonly [string, string], sign: string): string {
  const inner = decoded(html.replace(tag, '')).replaceAll('−', '-').trim()
  if (inner === '' || (sign === '^' && ordinalEnd.test(inner))) return inner
  const places = Array.from(inner, (character) => plain.indexOf(character))
  if (places.every((at) => at >= 0)) return places.map((at) => other[at]).join('')
  return Array.from(inner).length === 1 ? `${sign}${inner}` : `${sign}(${inner})`
}

const withShifted = (html: string) =>
  !/<\/su[bp]/i.test(html)
    ? html
    : html
        .replace(/<sup\b[^<>]*>([\s\S]*?)<\/sup\s*>/gi, (_, inner) => shifted(inner, raised, '^'))
        .replace(/<sub\b[^<>]*>([\s\S]*?)<\/sub\s*>/gi, (_, inner) => shifted(inner, lowered, '_'))

const attribute = (tag: string, name: string) => {
  const [, double, single, bare] =
    new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(tag) ?? []
  return (double ?? single ?? bare ?? '').trim()
}

const tags =
  'a abbr acronym address article aside audio b bdi bdo big blockquote br canvas caption center cite code col colgroup dd del dfn div dl dt em embed figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i iframe img ins kbd label li main mark math nav object ol p picture pre q s samp section small source span strike strong sub sup svg table tbody td tfoot th thead tr tt u ul var video wbr'
const known = new Set(tags.split(' '))
const empty = new Set(['br', 'col', 'embed', 'hr', 'img', 'source', 'wbr'])
const blocks =
  /^(address|article|aside|blockquote|caption|center|dd|div|dl|dt|figcaption|figure|footer|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|table|tr|ul)$/
const media = /^(img|audio|video|iframe|object|embed|svg|canvas|math)$/

export interface PlainText {
  text: string
  /** Whether there was a picture, a sound or the like, which no text can replace. */
  hasMedia: boolean
}

/**
 * The text of HTML.
 * @param isLoose the text was typed without a word about its format. A tag that is never closed is then what the text is about,
 * such as in 'What does <b> do?', and a line break counts
 */
export function htmlToPlainText(html: string, isLoose: boolean): PlainText {
  const source = withShifted(
    html.replace(/<!--[\s\S]*?-->/g, '').replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ''),
  )
  const closed = new Set(
    Array.from(source.matchAll(/<\/([a-z][a-z0-9]*)\s*>/gi), ([, name = '']) => name.toLowerCase()),
  )
  let hasMedia = false
  const lineBreak = '\uFDD0'
  const text = source
    .replace(tag, (whole, slash, tagName, attributes) => {
      const name = tagName.toLowerCase()
      const isTag = known.has(name) && (!isLoose || empty.has(name) || closed.has(name))
      if (!isTag) return isLoose ? whole.replace('<', '&lt;') : ''
      if (media.test(name)) {
        hasMedia = true
        return slash === '' ? attribute(attributes, 'alt') : ''
      }
      if (name === 'br' || blocks.test(name)) return lineBreak
      return name === 'td' || name === 'th' ? ' ' : ''
    })
    .replace(/[\t\n\f\r ]+/g, (blanks) =>
      isLoose && blanks.includes('\n') ? lineBreak.repeat(blanks.split('\n').length - 1) : ' ',
    )
  const plain = decoded(text)
    .replace(/\u00A0/g, ' ')
    .replace(/ {2,}/g, ' ')
    .replace(/ *\uFDD0 */g, '\n')
    .replace(/\n{2,}/g, (breaks) => (isLoose ? breaks.slice(0, 2) : '\n'))
    .trim()
  return { text: plain, hasMedia }
}
