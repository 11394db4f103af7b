import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Paths of the files below a folder of `root`, such as 'src/main.tsx'. Replaces `globSync`, which the lowest supported
 * version of Node does not have.
 */
export function filesIn(folder: string, endings: RegExp, root = '.'): string[] {
  const path = join(root, folder)
  if (!existsSync(path)) return []
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((file) => endings.test(file))
    .map((file) => join(folder, file))
}
