import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { configJsonSchema } from '../deploy/configSchema.ts'
import type { BuildFacts } from './buildFacts.ts'

const textOf = (file: string) =>
  readFileSync(fileURLToPath(new URL(`../deploy/errors/${file}`, import.meta.url)), 'utf8')

/**
 * Files of the build that no module imports: `version.json`, the schema of `config.json`, and the error pages of the server
 * (`deploy/errors`).
 */
export function shippedFiles(facts: BuildFacts): Plugin {
  return {
    name: 'shipped-files',
    apply: 'build',
    generateBundle() {
      const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source })
      const emitJson = (fileName: string, value: object) =>
        emit(fileName, `${JSON.stringify(value, null, 2)}\n`)
      emitJson('version.json', facts)
      emitJson('config.schema.json', configJsonSchema())
      emit('errors.css', textOf('errors.css'))
      // The server sends them for any address, so their links are absolute. Below a path, it writes the path into them.
      for (const file of ['refused.html', 'failed.html']) emit(`errors/${file}`, textOf(file))
    },
  }
}
