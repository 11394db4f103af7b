import { changedFiles } from './changedFiles.ts'

interface Step {
  /** Files that the step depends on. Without it, the step depends on all files. */
  sources?: RegExp
}

/** Whether a step has to run for the changed files. It has to if the changed files are unknown. */
export const isAffected = ({ sources }: Step, changed: readonly string[] | undefined): boolean =>
  !sources || !changed || changed.some((file) => sources.test(file))

/** Splits steps into those that have to run on this branch, and others. All have to run with `--all` and in CI. */
export function affected<T extends Step>(steps: readonly T[]): { wanted: T[]; skipped: T[] } {
  const changed = process.argv.includes('--all') || process.env.CI ? undefined : changedFiles()
  return {
    wanted: steps.filter((step) => isAffected(step, changed)),
    skipped: steps.filter((step) => !isAffected(step, changed)),
  }
}
