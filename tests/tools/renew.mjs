// `npm run renew`: rewrites everything that is written from the code. Pictures and styles need a browser, so they have
// their own commands.
import { run } from './run.mjs'
import { documents } from './writtenDocuments.mjs'

run('node', ['openapi/tools/generate.mjs'])
run(
  'vitest',
  ['run', ...documents.map(({ test }) => test)],
  Object.fromEntries(documents.map(({ variable }) => [variable, '1'])),
)
