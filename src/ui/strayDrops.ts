import { toastError } from './toast'

/**
 * Types of dragged data that browsers open instead of the page. Text that is dragged within the page does not have
 * them.
 */
const opened = ['Files', 'text/uri-list']

const takesText = 'input:not([type=file], [type=checkbox], [type=radio]), textarea, [contenteditable]'

/** Whether dropping the dragged data here would make the browser leave the page. */
function isStray({ defaultPrevented, dataTransfer, target }: DragEvent): boolean {
  if (defaultPrevented || !dataTransfer?.types.some((type) => opened.includes(type))) return false
  return dataTransfer.types.includes('Files') || !(target instanceof Element && target.closest(takesText))
}

/** The data type of a dragged list item (`DragOrder`). It is not a file. */
const itemType = 'application/vnd.pdnd'

export const isItem = ({ types }: DataTransfer): boolean => types.includes(itemType)

type TakeFile = (file: File) => void

let takeFile: TakeFile | undefined

/**
 * Sets the handler for JSON files that are dropped on the page (rule PROPOSE-9). Returns a function that removes it.
 */
export function takeDroppedFiles(take: TakeFile): () => void {
  takeFile = take
  return () => {
    takeFile = undefined
  }
}

const isJson = ({ name, type }: File) => type === 'application/json' || /\.json$/i.test(name)

/** Prevents the browser from opening a file or link that is dropped outside of a field, and shows a message instead. */
export function catchStrayDrops(): void {
  window.addEventListener('dragover', (event) => {
    if (isStray(event)) event.preventDefault()
  })
  window.addEventListener('drop', (event) => {
    if (!isStray(event)) return
    event.preventDefault()
    const [file, ...others] = event.dataTransfer?.files ?? []
    if (takeFile && file && others.length === 0 && isJson(file)) return takeFile(file)
    toastError({ description: 'What you dropped was not used. Drop a picture on the box of an image field.' })
  })
}
