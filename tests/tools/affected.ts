import { changedFiles } from './changedFiles.ts'

interface Step {
  /** The files that it depends on; without them it depends on all. */
  sources?: RegExp
}

/** Whether a step has to run, for the files that changed. It has to if git cannot tell them. */
export const isAffected = ({ sources }: Step, changed: readonly string[] | undefined): boolean =>
  !sources || !changed || changed.some((file) => sources.test(file))

/** Splits steps for this branch; for all files with `--all` and in CI. */
export function affected<T extends Step>(steps: readonly T[]): { wanted: T[]; skipped: T[] } {
  const changed = process.argv.includes('--all') || process.env.CI ? undefined : changedFiles()
  return {
    wanted: steps.filter((step) => isAffected(step, changed)),
    skipped: steps.filter((step) => !isAffected(step, changed)),
  }
}
