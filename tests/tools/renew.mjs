// `npm run renew`: rewrites what is written from the code and can differ from main; with `-- --all` everything. Pictures and
// styles need a browser, so they have their own commands.
import { renewDocuments } from './renewDocuments.ts'
import { run } from './run.mjs'

// First, because the documents are derived from the generated code.
run('node', ['openapi/tools/generate.mjs'])
const skipped = renewDocuments((wanted) =>
  run(
    'vitest',
    ['run', ...wanted.map(({ test }) => test)],
    Object.fromEntries(wanted.map(({ variable }) => [variable, '1'])),
  ),
)
for (const { test } of skipped) console.log(`left out: ${test}, whose sources are those of main`)
