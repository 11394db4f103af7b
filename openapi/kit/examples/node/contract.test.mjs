// node --test: the service answers in this process, without a port.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createVerifier, render } from 'gamification-admin-contract'
import { answer } from './service.mjs'

const verifier = createVerifier({
  fetch: async (url, init) => answer(new Request(url, init)),
  token: 'any token that the service takes in tests',
  account: 'demo',
})

test('the teams fit the console', async () => {
  const report = await verifier({ only: ['teams'] })
  assert.equal(report.result, 'clean', render(report, 'human'))
})
