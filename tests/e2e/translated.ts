/**
 * Does to a page what the translation of a browser does: it replaces each text node by the same text inside two `font`
 * elements, also in what appears later. Texts below `translate="no"` stay. Returns a function that stops it.
 */
export function translatePage(): () => void {
  const translated = new WeakSet<Node>()
  const isTaken = (text: Text) =>
    text.data.trim() !== '' &&
    !translated.has(text) &&
    text.parentElement?.closest('[translate=no], script, style, textarea, title, svg, option') === null
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    for (let node: Node | null = root; node; node = walker.nextNode())
      if (node instanceof Text && isTaken(node)) texts.push(node)
    for (const text of texts) {
      const outer = document.createElement('font')
      const inner = document.createElement('font')
      const copy = document.createTextNode(text.data)
      translated.add(copy)
      inner.append(copy)
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  const observer = new MutationObserver((records) => {
    for (const { target } of records) if (target.isConnected) translate(target)
  })
  translate(document.body)
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  return () => observer.disconnect()
}
