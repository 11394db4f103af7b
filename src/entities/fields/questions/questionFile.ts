import { foreignFormatOf, textOfFile } from '@/engine/transfer/fileText'
import { pluralize } from '@/lib/format'

/** A longer text is no list of questions that somebody wrote, and a browser takes long to show it. */
const mostMegabytes = 5

/** The text of a file of questions, or why it has none (rule BUNDLE-7). */
export async function questionFile(files: FileList): Promise<{ text?: string; problem?: string }> {
  const [file] = files
  if (!file || files.length > 1)
    return { problem: `These are ${pluralize(files.length, 'file')}. Take one at a time.` }
  if (file.size > mostMegabytes * 1e6) return { problem: `${file.name} is larger than ${mostMegabytes} MB.` }
  let bytes: Uint8Array
  try {
    bytes = new Uint8Array(await file.arrayBuffer())
  } catch {
    return { problem: `The browser could not read ${file.name}.` }
  }
  const { text, problem, line } = textOfFile(bytes, 'text file')
  if (text === undefined)
    return { problem: `${file.name}${line === undefined ? '' : `, line ${line}`}: ${problem}.` }
  if (text.trim() === '') return { problem: `${file.name} is empty.` }
  const markup = foreignFormatOf(text)
  return markup === undefined
    ? { text }
    : { problem: `${file.name}: This is ${markup}. Export it as GIFT, Aiken or CSV.` }
}
