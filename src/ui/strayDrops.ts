import { toastError } from './toast'

/** What a browser opens in place of the page. Text that is dragged within the page is not among it. */
const opened = ['Files', 'text/uri-list']

const takesText = 'input:not([type=file], [type=checkbox], [type=radio]), textarea, [contenteditable]'

/** Whether the browser would leave the page for what is dragged here. */
function isStray({ defaultPrevented, dataTransfer, target }: DragEvent): boolean {
  if (defaultPrevented || !dataTransfer?.types.some((type) => opened.includes(type))) return false
  return dataTransfer.types.includes('Files') || !(target instanceof Element && target.closest(takesText))
}

/** What an item of a list that is dragged to another place carries (`DragOrder`). It is nothing to take as a file. */
const itemType = 'application/vnd.pdnd'

export const isItem = ({ types }: DataTransfer): boolean => types.includes(itemType)

type TakeFile = (file: File) => void

let takeFile: TakeFile | undefined

/** Sets what becomes of a JSON file that is dropped on the page (rule PROPOSE-9). Returns a function that ends it. */
export function takeDroppedFiles(take: TakeFile): () => void {
  takeFile = take
  return () => {
    takeFile = undefined
  }
}

const isJson = ({ name, type }: File) => type === 'application/json' || /\.json$/i.test(name)

/** A file or link that is dropped beside a field for it would be opened in place of the page. Stays, and says so. */
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
