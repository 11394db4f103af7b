import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { filesIn } from './filesIn.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Unit and contract tests.
 *
 * - With a window: components, and files with a comment that requires it. Each file loads every module again, in a
 *   context of its own, which starts faster than a process. A context does not let tests replace its location, and
 *   `structuredClone` returns objects of another context there; such files get a process.
 * - Without a window, in a process each: files that replace modules, that call the mocked API without `reset`, or that
 *   take minutes.
 * - Shared: all other functions. Their files share the modules loaded by their worker.
 *
 * `npm test` leaves out the files that say `Runs in test:all`, and `npm run test:all` runs no others ($TEST_PART).
 */
export function testFiles() {
  const requiresWindow = /@vitest-environment jsdom/
  const needsProcess = /stubGlobal\('location'|\bstructuredClone\b/
  const replacesModules = /\bvi\.(mock|doMock|resetModules|stubEnv)\(|\bconfigureApi\b|@vitest-environment/
  const usesMocks = /@mocks\/(node|state|handlers|httpServer)|\/mocks\/(httpServer|server)'|'msw'/
  const projectOf = (file: string) => {
    const text = readFileSync(`${root}${file}`, 'utf8')
    if (file.endsWith('.tsx') || (requiresWindow.test(text) && !needsProcess.test(text))) return 'window'
    const keepsState = replacesModules.test(text) || (usesMocks.test(text) && !/\breset\b/.test(text))
    return keepsState || /contract\/(fifteenth|recipes)/.test(file) ? 'process' : 'shared'
  }
  const part = process.env.TEST_PART
  const belongsToRest = (file: string) =>
    /^(\/\/|\/?\s\*) Runs in test:all\b/m.test(readFileSync(`${root}${file}`, 'utf8'))
  const files = ['tests/unit', 'tests/contract']
    .flatMap((folder) => filesIn(folder, /\.test\.tsx?$/, root))
    .filter((file) => part === undefined || belongsToRest(file) === (part === 'rest'))
  return (project: ReturnType<typeof projectOf>) => files.filter((file) => projectOf(file) === project)
}
