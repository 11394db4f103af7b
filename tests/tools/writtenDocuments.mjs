/**
 * The documents that a test compares with the code, and rewrites if its variable is set. Others are written from those that are
 * read, such as the samples from the map of screens, so these come first.
 */
export const documents = [
  { test: 'tests/contract/screens.test.tsx', variable: 'WRITE_SCREENS', isRead: true },
  { test: 'tests/contract/samples.test.ts', variable: 'WRITE_SAMPLES' },
  { test: 'tests/unit/engine/check/document.test.ts', variable: 'WRITE_CHECKS' },
  { test: 'tests/unit/deploy/chart.test.ts', variable: 'WRITE_CHART' },
  { test: 'tests/unit/engine/explain/document.test.ts', variable: 'WRITE_EXPLAIN' },
  { test: 'tests/unit/load/document.test.tsx', variable: 'WRITE_LOAD' },
]
