import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse, parseDocument } from 'yaml'

// biome-ignore lint/suspicious/noExplicitAny: the contents of YAML
type Json = any

describe('the files of the jobs', () => {
  const sources = ['programme/jobs/github.yml', 'programme/jobs/gitlab.yml'].map((one) =>
    readFileSync(one, 'utf8'),
  )
  const [github, gitlab]: Json[] = sources.map((source) => parse(source))
  const jobNames = ['nightly', 'review', 'merge', 'proposals']
  const help = readFileSync('programme/jobs/job.mjs', 'utf8')

  it('have YAML without an error, a warning or a repeated key', () => {
    for (const source of sources) {
      const { errors, warnings } = parseDocument(source, { strict: true, uniqueKeys: true })
      expect([...errors, ...warnings]).toEqual([])
    }
  })

  it('call each job of the command, and no other', () => {
    for (const source of sources)
      expect([...source.matchAll(/npx programme-job (\w+)$/gm)].map(([, name]) => name)).toEqual(jobNames)
    for (const name of jobNames) expect(help).toMatch(new RegExp(`^  ${name} `, 'm'))
  })

  it('name secrets, and hold none', () => {
    const values = Object.values<{ steps: { env?: object }[] }>(github.jobs).flatMap(({ steps }) =>
      steps.flatMap(({ env = {} }) => Object.values(env)),
    )
    for (const value of [...values, ...Object.values(github.env)])
      expect(value).toMatch(/^\$\{\{ (vars|secrets|github)\.\w+ \}\}$/)
    for (const name of jobNames)
      expect(gitlab[name].script[0]).toMatch(/^export PROGRAMME_TOKEN="\$PROGRAMME_(READ|WRITE)_TOKEN"$/)
  })

  it('read only where nothing is written', () => {
    for (const name of ['nightly', 'review'])
      expect(JSON.stringify([github.jobs[name], gitlab[name]])).not.toContain('WRITE_TOKEN')
  })

  it('use actions of the versions that the console itself uses', () => {
    const own = readFileSync('.github/workflows/ci.yml', 'utf8')
    for (const [use] of sources[0]?.matchAll(/uses: .+/g) ?? []) expect(own).toContain(use)
  })

  it('schedule what a job waits for', () => {
    const crons = github.on.schedule.map(({ cron }: { cron: string }) => cron)
    const asked = Object.values<{ if: string }>(github.jobs).flatMap((job) =>
      [...job.if.matchAll(/schedule == '([^']+)'/g)].map(([, cron]) => cron),
    )
    expect(asked.toSorted()).toEqual(crons.toSorted())
  })
})
