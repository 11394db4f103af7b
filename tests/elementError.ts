import { prettyDOM } from '@testing-library/react'

/** Longer elements are cut: nobody reads further. Colors count, too. */
const mostLetters = 4000
const noise = ['SCRIPT', 'STYLE', 'SVG', 'TITLE', 'LINK']

/**
 * The error of a query that found nothing. Its message prints elements, which takes longer than the query, so it is built
 * when it is read: `findBy` and `waitFor` drop all errors but the last.
 */
export function getElementError(message: string | null, container: Element): Error {
  const error = new Error()
  error.name = 'TestingLibraryElementError'
  let text: string | undefined
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => {
      text ??= [shortened(message ?? ''), shown(relevant(container))].filter(Boolean).join('\n\n')
      return text
    },
  })
  return error
}

/** The open dialog, the screen inside of the frame, or the element of `within`. */
function relevant(container: Element): Element {
  if (container !== document.body) return container
  const dialogs = container.querySelectorAll('dialog[open], [role=dialog], [role=alertdialog]')
  return [...dialogs].at(-1) ?? container.querySelector('main') ?? container
}

const shown = (element: Element): string =>
  prettyDOM(element, mostLetters, {
    filterNode: ({ nodeType, nodeName }) =>
      nodeType !== Node.COMMENT_NODE && !noise.includes(nodeName.toUpperCase()),
  }) || ''

/** Of all elements with a role, the message keeps the names of those with the wanted one. */
function shortened(message: string): string {
  const [start = '', roles] = message.split(/\n+Here are the (?:accessible|available) roles:/)
  const role = /with the role "(\w+)"/.exec(start)?.[1]
  if (roles === undefined || role === undefined) return message
  const ofRole = roles.split(/^ *-{10,}$/m).find((part) => part.trim().startsWith(`${role}:`)) ?? ''
  const names = [...ofRole.matchAll(/^ *Name "(.*)":$/gm)].map(([, name]) => `"${name}"`)
  return names.length === 0
    ? `${start}\n\nThere is no element with this role.`
    : `${start}\n\nElements with this role: ${names.join(', ')}`
}
