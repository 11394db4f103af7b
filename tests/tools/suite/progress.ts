import { readFileSync, writeFileSync } from 'node:fs'

/** The file in which test runners report their progress; tests/tools/suite/runSteps.ts shows it. */
const file = process.env.TEST_PROGRESS

export function writeProgress(text: string): void {
  if (file) writeFileSync(file, text)
}

export function readProgress(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
