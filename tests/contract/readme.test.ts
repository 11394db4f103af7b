import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { type Json, load, run } from './support'

const readmes = ['README.md', 'openapi/kit/README.md', 'openapi/kit/REFERENCE.md']
const blocks = readmes.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^```(\w*)\n([\s\S]*?)^```/gm)].map(([, kind, text = '']) => ({
    file,
    kind,
    text,
  })),
)
const yaml = blocks.filter(({ kind }) => kind === 'yaml').map(({ text }) => parse(text))

/** The arguments of every call of the kit in the README. */
const commands = [
  ...new Set(
    blocks.flatMap(({ text }) =>
      [...text.matchAll(/(?:kit\/cli\.ts|npm run contract --|--package=\S+ contract) (.+)$/gm)].map(
        ([, args = '']) => args,
      ),
    ),
  ),
]

describe('the README for backend teams', () => {
  it('has a job for GitHub Actions and one for GitLab, each with a comparison and a run that writes', () => {
    const [github, gitlab] = [yaml.find(({ jobs }) => jobs), yaml.find((job) => job.contract?.script)]
    const steps: string[] = github.jobs.contract.steps.map(({ run: command, uses }: Json) => command ?? uses)
    for (const lines of [steps, gitlab.contract.script as string[]]) {
      expect(lines.filter((line) => / diff /.test(line))).toHaveLength(1)
      const runs = lines.filter((line) => / verify /.test(line))
      expect(runs.map((line) => / --write /.test(line))).toEqual([true])
      expect(runs.every((line) => / --origin /.test(line))).toBe(true)
    }
    const written = (gitlab.contract.script as string[]).flatMap((line) => / -o (\S+)/.exec(line)?.[1] ?? [])
    expect(gitlab.contract.artifacts.reports.junit).toEqual(written)
  })

  it('has a valid ignore file', () => {
    const entries = yaml.filter((list) => Array.isArray(list)).flat()
    expect(entries.filter(({ id }) => id).map(Object.keys)).toEqual([['id', 'reason', 'expires']])
  })

  it('has valid settings', async () => {
    const { mistakesOf } = await load('openapi/kit/config/mistakes.ts')
    const [settings] = blocks.filter(({ kind }) => kind === 'json').map(({ text }) => JSON.parse(text))
    expect(mistakesOf(settings)).toEqual([])
    expect(settings.$schema).toBe('./node_modules/gamification-admin-contract/kit/config/config.schema.json')
  })

  it('uses the inputs of the action, and the hook, that exist', () => {
    const action = parse(readFileSync('openapi/action.yml', 'utf8'))
    const step = yaml
      .filter((list) => Array.isArray(list))
      .flat()
      .find(({ uses }) => uses)
    expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(Object.keys(step.with)))
    const [hook] = parse(readFileSync('.pre-commit-hooks.yaml', 'utf8'))
    expect(yaml.find(({ repos }) => repos).repos[0].hooks[0].id).toBe(hook.id)
  })

  it('shows every command that an installed package has', () => {
    const shown = new Set(commands.map((command) => command.split(' ')[0]))
    expect([...shown].toSorted()).toEqual(['changelog', 'diff', 'guard', 'har', 'rules', 'verify'])
  })

  it.each(commands)('has a valid example: contract %s', async (command) => {
    // The help is printed after the arguments were parsed.
    const { code, out } = await run([...command.split(/\s+/), '--help'])
    expect({ code, out }).toMatchObject({
      code: 0,
      out: expect.stringContaining(`contract ${command.split(' ')[0]}`),
    })
  })
})
