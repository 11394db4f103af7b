import { createReport } from '../report/findings.ts'
import { groups, type Rule } from '../report/rules.ts'
import type { Report, Values } from '../types.ts'

export const formats = ['human', 'markdown', 'json']

/** Lists every rule of the kit. */
export function run({ format }: Values): Report {
  const rules = groups.flatMap(({ commands, rules }) =>
    Object.entries<Rule>(rules).map(([id, rule]) => ({ id, commands, ...rule })),
  )
  const page = (as: string) => {
    if (as === 'json') return `${JSON.stringify({ rules }, null, 2)}\n`
    if (as === 'markdown')
      return [
        '| rule | found by | severity | means |',
        '| --- | --- | --- | --- |',
        ...rules.map(
          ({ id, commands, severities, means }) =>
            `| ${id} | ${commands.join(', ')} | ${severities.join(' or ')} | ${means} |`,
        ),
        '',
      ].join('\n')
    return groups
      .map(
        ({ commands, rules }) =>
          `${commands.join(', ')}\n${Object.entries<Rule>(rules)
            .map(
              ([id, { severities, means }]) =>
                `  ${id.padEnd(32)}${severities.join(' or ').padEnd(28)}${means}\n`,
            )
            .join('')}`,
      )
      .join('\n')
  }
  return { ...createReport('rules', String(format)), page }
}
