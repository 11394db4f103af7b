// `npm run renew`: rewrites what is written from the code and can differ from main; with `-- --all` everything. Pictures and
// styles need a browser, so they have their own commands.
import { affected } from './affected.ts'
import { run } from './run.mjs'
import { documents } from './writtenDocuments.ts'

const { wanted, skipped } = affected(documents)
run('node', ['openapi/tools/generate.mjs'])
for (const one of [wanted.filter(({ isRead }) => isRead), wanted.filter(({ isRead }) => !isRead)])
  run(
    'vitest',
    ['run', ...one.map(({ test }) => test)],
    Object.fromEntries(one.map(({ variable }) => [variable, '1'])),
  )
for (const { test } of skipped) console.log(`left out: ${test}, whose sources are those of main`)
