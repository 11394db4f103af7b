/** Longer texts have one direction, because a browser needs seconds for lines that each have their own. */
const longText = 20_000

const strong = /[\p{L}\p{Nl}]/u
const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}\p{Script=Hanifi_Rohingya}]/u

/**
 * The `dir` attribute of a control with this text. For a long text it is computed from the first letter, as the browser
 * computes `auto`.
 */
export function directionOf(text: string): 'auto' | 'ltr' | 'rtl' {
  if (text.length <= longText) return 'auto'
  const [first = ''] = strong.exec(text) ?? []
  return rightToLeft.test(first) ? 'rtl' : 'ltr'
}
