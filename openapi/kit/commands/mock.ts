import { writeFileSync } from 'node:fs'
import type { ParseArgsOptionsConfig } from 'node:util'
import { startMocks } from '../mocks/start.ts'
import { CouldNotRun } from '../report/couldNotRun.ts'
import { counted } from '../tools.ts'
import type { Streams, Values } from '../types.ts'
import { createRecorder } from '../verify/recorder.ts'
import { watch } from './guard.ts'

export const options = {
  listen: { type: 'string', default: '4010' },
  scenario: { type: 'string' },
  latency: { type: 'string' },
  fault: { type: 'string', multiple: true },
  origin: { type: 'string', multiple: true },
  har: { type: 'string' },
} satisfies ParseArgsOptionsConfig

const base = '/admin/api/v0'

/** The mocked API for another front end. Checks its requests until it is interrupted. */
export async function run(values: Values, _positionals: string[], { stderr }: Pick<Streams, 'stderr'>) {
  const wrong = (values.origin ?? []).find((text: string) => !isOrigin(text))
  if (wrong !== undefined)
    throw new CouldNotRun(`--origin must be an origin such as http://localhost:3000, not '${wrong}'`)
  const { latency, fault = [] } = values
  const mocks = await startMocks({
    scenario: [values.scenario, latency && `latency:${latency}`, ...fault].filter(Boolean).join(','),
    origins: values.origin,
  })
  try {
    const [typo] = mocks.unknown
    if (typo) {
      const meant = typo.meant ? ` Did you mean '${typo.meant}'?` : ''
      throw new CouldNotRun(`'${typo.part}' is no scenario and no setting of one.${meant}`)
    }
    const recorder = createRecorder()
    const report = await watch(new URL(mocks.origin + base), {
      name: 'mock',
      subject: 'the requests of the front end',
      values,
      stderr,
      requestsOnly: true,
      hint: (origin) => `access token: curl ${origin}/mock-provider/tokens/service-admin`,
      onExchange: (passed) => {
        if (passed.url.pathname.startsWith(base)) recorder.add(passed)
      },
    })
    if (mocks.unused.length > 0)
      report.notes.push(`of the scenario only a console has ${mocks.unused.join(', ')}`)
    if (values.har) {
      writeFileSync(values.har, recorder.toText())
      report.notes.push(`${values.har} has ${counted(recorder.count(), 'call')}, without secrets`)
    }
    return report
  } finally {
    await mocks.stop()
  }
}

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text
