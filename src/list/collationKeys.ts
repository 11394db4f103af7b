import { naturalCompare } from '@/ui/compare'

const firstPrintable = 0x20
const lastPrintable = 0x7e
const isDigit = (code: number) => code >= 0x30 && code <= 0x39
const zero = 0x30

/** The position of each printable ASCII character in the order of lists. Letters of both cases share one. */
const rankOf = (() => {
  let ranks: string[] | undefined
  return (code: number) => {
    ranks ??= ranksOfAscii()
    return ranks[code]
  }
})()

function ranksOfAscii(): string[] {
  const codes = Array.from(
    { length: lastPrintable - firstPrintable + 1 },
    (_, index) => index + firstPrintable,
  )
  const inOrder = codes.sort((a, b) => naturalCompare(String.fromCharCode(a), String.fromCharCode(b)))
  const ranks: string[] = []
  let rank = 0
  for (const [index, code] of inOrder.entries()) {
    const before = inOrder[index - 1]
    const isSame =
      before !== undefined && naturalCompare(String.fromCharCode(before), String.fromCharCode(code)) === 0
    if (!isSame) rank += 1
    ranks[code] = String.fromCharCode(rank)
  }
  return ranks
}

/**
 * A text that compares with `<` as `naturalCompare` compares the original, and many times faster. Undefined for texts
 * with characters other than printable ASCII: only the collator knows their order.
 */
export function collationKey(text: string): string | undefined {
  let key = ''
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    const rank = rankOf(code)
    if (rank === undefined) return undefined
    if (!isDigit(code)) key += rank
    else {
      // A number sorts by its value: by its length first, without leading zeros.
      let start = at
      while (text.charCodeAt(start) === zero) start += 1
      at = start
      while (isDigit(text.charCodeAt(at))) at += 1
      key += rankOf(zero) + String.fromCharCode(at - start) + text.slice(start, at)
      at -= 1
    }
  }
  return key
}
