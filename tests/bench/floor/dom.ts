/** Creates an element with properties and children. */
export function el<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<Record<keyof HTMLElementTagNameMap[Tag] | `data-${string}` | 'role', unknown>> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const node = document.createElement(tag)
  for (const [name, value] of Object.entries(properties)) {
    if (name in node && name !== 'role') Reflect.set(node, name, value)
    else node.setAttribute(name, String(value))
  }
  node.append(...children)
  return node
}
