// `npm run renew`: rewrites everything that is written from the code. Pictures and styles need a browser, so they have
// their own commands.
import { run } from './run.mjs'
import { documents } from './writtenDocuments.mjs'

run('node', ['openapi/tools/generate.mjs'])
for (const one of [documents.filter(({ isRead }) => isRead), documents.filter(({ isRead }) => !isRead)])
  run(
    'vitest',
    ['run', ...one.map(({ test }) => test)],
    Object.fromEntries(one.map(({ variable }) => [variable, '1'])),
  )
