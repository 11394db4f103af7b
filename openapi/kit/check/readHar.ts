// Reads a HAR file: its entries, and the bodies that a recorder wrote into files of their own.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import { withoutMark } from '../contract/load.ts'
import { KeyTwice, readJson } from '../contract/readJson.ts'
import type { Json } from '../contract/types.ts'
import { CouldNotRun } from '../report/couldNotRun.ts'
import { isObject, messageOf, readInput } from '../tools.ts'
import type { HarBody, HarEntry } from './har.ts'

/** The exchanges of a HAR file. */
export function readEntries(file: string): HarEntry[] {
  const text = withoutMark(readInput(file))
  let entries: Json
  try {
    entries = readJson(text)?.log?.entries
  } catch (error) {
    if (error instanceof KeyTwice) throw new CouldNotRun(`${file} ${error.message}`)
    throw new CouldNotRun(`${file} is no HAR recording: ${messageOf(error)}`)
  }
  if (!Array.isArray(entries)) throw new CouldNotRun(`${file} is no HAR recording: it has no entries`)
  entries.forEach((entry, index) => {
    const mistake = mistakeIn(entry)
    if (mistake) throw new CouldNotRun(`${file} is no HAR recording: log.entries[${index}]${mistake}`)
    for (const part of [entry.request.postData, entry.response?.content])
      if (typeof part?._file === 'string' && !part.text) attach(part, file)
  })
  return entries
}

/** The first mistake that would stop the check, with its place. An entry without a response is valid. */
function mistakeIn(entry: Json) {
  if (!isObject(entry)) return ' is no entry'
  const { request, response } = entry
  if (!isObject(request) || typeof request.method !== 'string') return '.request has no method'
  if (response !== undefined && response !== null && !isObject(response)) return '.response is no response'
  const texts: [string, Json][] = [
    ['.request.postData.mimeType', request.postData?.mimeType],
    ['.request.postData.text', request.postData?.text],
    ['.response.content.mimeType', response?.content?.mimeType],
    ['.response.content.text', response?.content?.text],
  ]
  const [strange] =
    texts.find(([, text]) => !['string', 'undefined'].includes(typeof (text ?? undefined))) ?? []
  if (strange) return `${strange} is no text`
  const lists: [string, Json][] = [
    ['.request.postData.params', request.postData?.params],
    ['.request.headers', request.headers],
    ['.response.headers', response?.headers],
  ]
  for (const [place, list] of lists) {
    if (list === undefined || list === null) continue
    if (!Array.isArray(list)) return `${place} is no list`
    const bad = list.findIndex((item) => typeof item?.name !== 'string')
    if (bad >= 0) return `${place}[${bad}] has no name`
  }
  return undefined
}

/** Reads a body that Playwright wrote into a file beside the recording. Other places are never read. */
function attach(part: HarBody, recording: string) {
  const name = part._file ?? ''
  const folder = resolve(dirname(recording))
  const path = resolve(folder, name)
  if (recording === '-' || !path.startsWith(join(folder, sep)) || !existsSync(path)) {
    part._unreadable = `its body is in the file ${name}, which is not beside the recording`
    return
  }
  const bytes = readFileSync(path)
  Object.assign(part, { text: bytes.toString('base64'), encoding: 'base64', size: bytes.length })
}
