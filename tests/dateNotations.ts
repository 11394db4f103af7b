/**
 * The dates on the screen that are not written as their place writes them (rules LIST-12, DATE-3 and FIELD-8). Runs in a page, so it
 * uses nothing from outside. Exempt is what the user entered or the server sent: inputs, code, texts of objects.
 */
export function otherNotations(of?: string): string[] {
  const own =
    'code, pre, textarea, bdi, time[data-received], [translate="no"], [data-received], script, style'
  // 2026-12-19, 2026-12-19T18:00:00Z, 12/19/2026; and 19:12:26 outside of lists, forms and tables, which write dates so.
  const [section = '', page = ''] = (of ?? location.pathname).split('/').slice(1)
  const hasColons = section === 'programme' ? page === 'table' : page !== '' && section !== 'workshop'
  const others = [/\d{4}-\d\d-\d\d/, /\b\d{1,2}\/\d{1,2}\/\d{2,4}\b/]
  if (!hasColons) others.push(/\b\d\d:\d\d:(\d\d|\d{4})\b/)
  const found = [
    ...document.querySelectorAll('input[type^="date"], input[type="month"], input[type="week"]'),
  ].map((input) => `an input of the browser's own notation: ${input.outerHTML}`)
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? ''
    if (others.some((one) => one.test(text)) && !node.parentElement?.closest(own)) found.push(text)
  }
  return found
}
