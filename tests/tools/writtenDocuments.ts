export interface WrittenDocument {
  test: string
  variable: string
  /** Whether other documents are derived from this one. */
  isRead?: boolean
  sources?: RegExp
}

/**
 * The documents that a test compares with the code, and rewrites if its variable is set. Others are written from those that are
 * read, such as the samples from the map of screens, so these come first. `sources`: what a slow one is written from; `npm run
 * check` and `npm run renew` leave it out while none of it differs from main. `npm test` and `npm run test:all` compare all.
 */
export const documents: readonly WrittenDocument[] = [
  { test: 'tests/contract/screens.test.tsx', variable: 'WRITE_SCREENS', isRead: true },
  {
    test: 'tests/contract/samples.test.ts',
    variable: 'WRITE_SAMPLES',
    // Without the contract, which each new field changes: samples name few fields.
    sources:
      /^openapi\/kit\/(?!contract\/(contract|changed)\.json)|^mocks\/(handlers|store)\/|^tests\/contract\/(samples|drifting|support|verifying)/,
  },
  { test: 'tests/unit/engine/check/document.test.ts', variable: 'WRITE_CHECKS' },
  {
    test: 'tests/unit/engine/check/world.test.ts',
    variable: 'WRITE_CHECKS',
    // A field of an object decides no finding before a rule reads it.
    sources:
      /^src\/engine\/(check|programme)\/|^mocks\/world\/(world|mistakes)|^tests\/unit\/engine\/check\/world/,
  },
  { test: 'tests/unit/programme/formats.test.ts', variable: 'WRITE_OUTPUT' },
  { test: 'tests/unit/deploy/chart.test.ts', variable: 'WRITE_CHART' },
  { test: 'tests/unit/engine/explain/document.test.ts', variable: 'WRITE_EXPLAIN' },
  {
    test: 'tests/unit/load/document.test.tsx',
    variable: 'WRITE_LOAD',
    // Everything that decides when a request is sent, without fields of types and styles.
    sources:
      /^docs\/load\.md|^src\/(api|app|auth|list|form|pages|parts|routes|search|stored)\/.*\.tsx?$|^src\/entities\/[^/]+\.tsx?$|^src\/model\/confirmOutcome|^mocks\/(handlers|store)\/|^tests\/unit\/(load|app\/openConsole)/,
  },
]
