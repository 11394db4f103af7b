// Opening lists and forms, the most frequent actions in the console.
import { median } from '../figures.mjs'
import { singularOf } from '../servers/rows.mjs'
import { at } from '../visit.mjs'

/** First visit of the day: nothing cached, but signed in at the provider. */
export async function cold(visit, rows) {
  const requests = new Set()
  const scripts = new Map()
  let active = Date.now()
  visit.page.on('request', (request) => {
    active = Date.now()
    if (/^http/.test(request.url())) requests.add(request)
  })
  visit.page.on('requestfinished', async (request) => {
    active = Date.now()
    if (request.resourceType() !== 'script') return
    const sizes = await request.sizes().catch(() => undefined)
    if (sizes) scripts.set(request.url(), sizes.responseBodySize + sizes.responseHeadersSize)
  })
  await visit.slowNetwork()
  await visit.slowProcessor()
  const firstRow = await visit.open('missions', rows)
  // Until nothing has loaded for a second: code after the first list counts, too. Polling never stops.
  const until = Date.now() + 15_000
  do await visit.pause(100)
  while (Date.now() - active < 1000 && Date.now() < until)
  return {
    same: await visit.names(at.rows),
    metrics: {
      'cold load: first row, ms': firstRow,
      'cold load: total blocking time, ms': await visit.probe('blockedUntil', firstRow + 1000),
      'cold load: JavaScript on the wire, kB':
        [...scripts.values()].reduce((sum, size) => sum + size, 0) / 1000,
      'cold load: requests': requests.size,
    },
  }
}

export async function switches(visit, rows) {
  await visit.open('missions', rows)
  await visit.pause(1500)
  await visit.slowNetwork()
  await visit.slowProcessor()
  const times = async (types) => {
    const all = []
    for (const type of types) {
      all.push(await visit.goTo(type, singularOf(type)))
      await visit.pause(400)
    }
    return median(all)
  }
  return {
    metrics: {
      'a list not seen yet, ms': await times(['achievements', 'streaks', 'prizes']),
      'back to a list seen, ms': await times(['missions', 'achievements', 'missions', 'streaks', 'missions']),
    },
    same: await visit.names(at.rows),
  }
}

/** The shortest form, a usual one, and the longest: a quiz of 100 questions. */
export async function edit(visit, rows) {
  const opened = async (type, expected) => {
    await visit.open(type, rows)
    // The user reads the list first; meanwhile the console fetches code ahead.
    await visit.pause(4000)
    await visit.slowNetwork()
    await visit.slowProcessor()
    const value = await visit.page.locator(at.editFirst).getAttribute('aria-label')
    const name = value?.replace('Edit ', '')
    const shown = { selector: at.nameField, value: name }
    const last = expected && visit.shown({ selector: expected })
    const filled = await visit.click(at.editFirst, shown)
    const whole = last && (await last) - (await visit.lastEvent('click'))
    await visit.fullSpeed()
    return { name, filled, whole }
  }
  const team = await opened('teams')
  const mission = await opened('missions')
  const quiz = await opened('quizzes', at.lastQuestion)
  return {
    same: [team.name, mission.name, quiz.name],
    metrics: {
      'edit click to filled form: team (shortest), ms': team.filled,
      'edit click to filled form: mission, ms': mission.filled,
      'edit click to filled form: quiz of 100 questions, ms': quiz.filled,
      'edit click to the last of 100 questions, ms': quiz.whole,
    },
  }
}

/** Memory, with processor and network at full speed. */
export async function heap(visit, rows) {
  await visit.open('missions', rows)
  const types = ['achievements', 'streaks', 'prizes', 'missions']
  for (const type of types) await visit.goTo(type, singularOf(type))
  // Two seconds after its rows are shown, the console fetches code ahead.
  await visit.pause(5000)
  const objects = await visit.objects()
  const before = await visit.heap()
  for (let turn = 0; turn < 200; turn += 1) {
    const type = types[turn % types.length]
    await visit.goTo(type, singularOf(type))
  }
  await visit.pause(1000)
  const after = await visit.heap()
  return {
    metrics: {
      'heap after 200 switches, MB': after,
      'heap growth in 200 switches, MB': after - before,
      'objects more after 200 switches': (await visit.objects()) - objects,
    },
  }
}
