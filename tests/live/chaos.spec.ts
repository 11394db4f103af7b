import { Chaos } from './chaos'
import { steps } from './chaosSteps'
import { expect, nameField, openSignedIn, test } from './support'

/*
 * Random work with random faults: edits, creates, deletions, plans, undo, conflicts, other tabs, reloads, logouts. After each
 * step, what the console says and what its journal has is compared with the server. CHAOS_MINUTES and CHAOS_SEED run it
 * longer and in another order (tests/README.md).
 */
const minutes = Number(process.env.CHAOS_MINUTES ?? 0)
/** tests/tools/live.mjs chooses one for each run, and prints it. */
const seed = Number(process.env.CHAOS_SEED ?? 5)

/** Without CHAOS_MINUTES. */
const shortRun = 10

const often = ['edit', 'edit', 'edit', 'create', 'remove', 'remove']

test('in chaos nothing is lost, nothing happens twice, and nothing is said that is not so', async ({
  page,
  context,
  tester,
  forgive,
}) => {
  test.setTimeout((minutes + 4) * 60_000)
  forgive()
  // A step that finds nothing to press is a difference, and the next one follows.
  page.setDefaultTimeout(30_000)
  // Leaving a form asks.
  page.on('dialog', (dialog) => void dialog.accept())
  const rows = Array.from({ length: 30 }, (_, index) => ({
    id: `m-${index + 1}`,
    name: `Mission ${index + 1}`,
    description: 'Somebody wrote this',
    isAvailable: index % 2 === 0,
    tags: ['spring'],
    category: 'sport',
    reward: { points: index, credits: 1 },
  }))
  await tester.add('missions', { rows })
  await openSignedIn(page, tester, '/missions/m-1')
  await nameField(page).waitFor()

  const chaos = new Chaos({ page, context, tester, seed, isLong: minutes > 0 })
  const names = [...Object.keys(steps), ...often]
  const end = Date.now() + minutes * 60_000
  for (let count = 0; minutes > 0 ? Date.now() < end : count < shortRun; count += 1) {
    const name = chaos.pick(names)
    const step = steps[name]
    if (step) await test.step(name, () => chaos.run(name, () => step(chaos)))
  }
  // The steps are the message of a failure.
  expect(chaos.differences, chaos.log.join('\n')).toEqual([])
})
