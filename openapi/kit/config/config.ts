// Reads contract.config.json: the settings of a repository.
import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { isUrl, withoutMark } from '../contract/load.ts'
import { KeyTwice, readJson } from '../contract/readJson.ts'
import { CouldNotRun } from '../report/couldNotRun.ts'
import type { Severity } from '../report/rules.ts'
import { messageOf, readInput } from '../tools.ts'
import type { IgnoreEntry } from '../types.ts'
import type { Severities } from './severities.ts'

const DEFAULT_FILE = 'contract.config.json'

/** The settings; config.schema.json describes them. */
export interface Config {
  contract?: string
  screens?: string
  severities?: Severities
  ignore?: IgnoreEntry[]
  outputs?: Record<string, string>
  failOn?: Severity
}

/**
 * The settings of a file, with its paths resolved from its folder.
 * @param file `contract.config.json` by default, if it exists
 */
export async function readConfig(file?: string): Promise<Config & { path: string }> {
  const path = file ?? DEFAULT_FILE
  if (file === undefined && !existsSync(path)) return { path }
  const { contract, screens, outputs = {}, ...others } = await parse(path)
  const fromFolder = (name: string) => (isUrl(name) ? name : resolve(dirname(path), name))
  return {
    ...others,
    path,
    ...(contract && { contract: fromFolder(contract) }),
    ...(screens && { screens: fromFolder(screens) }),
    outputs: Object.fromEntries(Object.entries(outputs).map(([format, name]) => [format, fromFolder(name)])),
  }
}

async function parse(path: string): Promise<Config> {
  let config: Config
  try {
    config = readJson(withoutMark(readInput(path)))
  } catch (error) {
    if (error instanceof KeyTwice) throw new CouldNotRun(`${path} ${error.message}`)
    throw error instanceof CouldNotRun ? error : new CouldNotRun(`${path} is no JSON: ${messageOf(error)}`)
  }
  const { mistakesOf } = await import('./mistakes.ts')
  const mistakes = mistakesOf(config)
  if (mistakes.length === 0) return config
  throw new CouldNotRun(`${path} is refused:\n${mistakes.map((text) => `  ${text}`).join('\n')}`)
}
