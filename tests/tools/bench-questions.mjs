// The cost of a keystroke in a quiz of 100 questions with 8 options each, against one of 5 (not part of npm test):
//   node tests/tools/bench-questions.mjs
// Builds the demo and serves it. Chromium's own counters measure script time.
import { openDemo, signIn } from './demo.mjs'
import { buildDemo } from './run.mjs'

const frameMs = 1000 / 60
const keystrokes = 60

buildDemo()
const { base, browser, close } = await openDemo(4198)

const head = (page, number) => page.getByRole('button', { name: new RegExp(`^Question ${number}\\b`) })
const text = (page, number) => page.getByLabel(`Question ${number}, question text`, { exact: true })
const option = (page, number, choice) =>
  page.getByLabel(`Question ${number}, option ${choice}`, { exact: true })

/** Fills a new quiz; its questions stay open. */
async function create(page, id, questions) {
  await page.goto(`${base}/quizzes/new?account=brindlewick`)
  await page.getByLabel(/^Id/).fill(id)
  await page.getByLabel(/^Name/).fill(`Bench of ${questions}`)
  await page.getByRole('button', { name: 'Add Question' }).click()
  await text(page, 1).fill('What is asked here?')
  await option(page, 1, 1).fill('Option 1')
  for (let choice = 2; choice <= 8; choice += 1) {
    await page.keyboard.press('Enter')
    await option(page, 1, choice).fill(`Option ${choice}`)
  }
  await page.getByRole('switch', { name: 'Question 1, option 3, Correct' }).click()
  for (let count = 1; count < questions; count += 1) {
    // Playwright's own click would spend most of the time waiting.
    await page.locator('button[aria-label="Duplicate question 1"]').evaluate((button) => button.click())
  }
  await text(page, questions).waitFor()
}

/** Milliseconds of script for each keystroke in the field. */
async function type(page, field) {
  const session = await page.context().newCDPSession(page)
  // CPU time, which other processes do not affect.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const script = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'ScriptDuration').value * 1000
  }
  await field.click()
  await page.keyboard.press('End')
  const costs = []
  for (let count = 0; count < keystrokes; count += 1) {
    const before = await script()
    await page.keyboard.press(count % 6 === 5 ? 'Space' : 'KeyA')
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
    costs.push((await script()) - before)
  }
  await session.detach()
  costs.sort((a, b) => a - b)
  const at = (share) => costs[Math.min(costs.length - 1, Math.floor(costs.length * share))]
  return { median: at(0.5), p95: at(0.95), max: at(1) }
}

/** Costs by field in a quiz with this many questions, with one question open, then with all of them. */
async function bench(page, questions) {
  const id = `bench-${questions}`
  await create(page, id, questions)
  const middle = Math.ceil(questions / 2)
  const allOpen = await type(page, option(page, middle, 4))
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByRole('heading', { level: 1, name: 'Quizzes' }).waitFor()
  await page.goto(`${base}/quizzes/${id}?account=brindlewick`)
  await head(page, middle).click()
  return {
    'question text': await type(page, text(page, middle)),
    'option text': await type(page, option(page, middle, 4)),
    'name of the quiz': await type(page, page.getByLabel(/^Name/)),
    'option text, all questions open': allOpen,
  }
}

try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  page.setDefaultTimeout(60_000)
  await signIn(page, base)
  const small = await bench(page, 5)
  const large = await bench(page, 100)
  const ms = (value) => value.toFixed(1).padStart(6)
  console.log(
    `Script per keystroke in ms, ${keystrokes} keystrokes a field; a frame is ${frameMs.toFixed(1)}`,
  )
  console.log('                                      5 questions            100 questions')
  console.log('                                   median   p95   max     median   p95   max    ratio')
  let isSlow = false
  for (const [field, cost] of Object.entries(large)) {
    const few = small[field]
    const ratio = (cost.median / few.median).toFixed(2)
    const of = (part) => `${ms(part.median)}${ms(part.p95)}${ms(part.max)}`
    console.log(`${field.padEnd(34)}${of(few)}     ${of(cost)}   ${ratio.padStart(6)}`)
    if (cost.p95 > frameMs) isSlow = true
  }
  if (isSlow) console.error('A keystroke takes longer than a frame')
  process.exitCode = isSlow ? 1 : 0
} finally {
  await close()
}
