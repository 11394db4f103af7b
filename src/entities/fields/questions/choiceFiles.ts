import { pluralize } from '@/lib/format'

/** Several image files for the choices of a question (rule QUESTION-6). */
export interface ChoiceFiles {
  /** Registers the function that uploads the image of a choice. Returns a function that unregisters it. */
  receive: (index: number, upload: (file: File) => void) => () => void
  /** Gives one file each to this choice and those below it, in the order of the files. */
  spread: (index: number, files: readonly File[]) => void
}

/** @param fill adds blank choices until the question has `count` of them, and renders them at once */
export function choiceFiles(fill: (count: number) => void, announce: (text: string) => void): ChoiceFiles {
  const uploads = new Map<number, (file: File) => void>()
  return {
    receive(index, upload) {
      uploads.set(index, upload)
      return () => {
        if (uploads.get(index) === upload) uploads.delete(index)
      }
    },
    spread(index, files) {
      fill(index + files.length)
      for (const [at, file] of files.entries()) uploads.get(index + at)?.(file)
      announce(`${pluralize(files.length, 'image')} for the choices from ${index + 1} on`)
    },
  }
}
