import { isOfSeveral, membersOf } from '@/engine/check/causes'
import { fieldLocation } from '@/engine/check/fieldLocations'
import { ruleOf } from '@/engine/check/rules'
import { severities } from '@/engine/check/types'
import { code, escaped, Markdown, markdownOf, md } from '../markdown'
import { countsOf, nameOf, type Report } from './report'

/** A text of a rule. It marks ids with backticks. */
const ruleText = (text: string) =>
  new Markdown(
    text
      .split('`')
      .map((part, index) =>
        index % 2 === 1
          ? code(part).source
          : part.replace(/^(\s*)([\s\S]*?)(\s*)$/, (_, a, b, c) => a + escaped(b) + c),
      )
      .join(''),
  )

const titles = { error: 'Errors', warning: 'Warnings', note: 'Notes' }

export function markdown({ account, objects, findings, muted, leftOut }: Report): string {
  return markdownOf({
    title: md`Check of ${code(account)}`,
    summary: [
      `${countsOf(findings)}; looked at ${objects} objects`,
      ...(leftOut.length > 0
        ? [md`Not checked, because players are not read: ${code(leftOut.join(', '))}`]
        : []),
    ],
    sections: [
      ...severities.map((severity) => ({
        title: titles[severity],
        head: ['Object', 'Finding', 'Where', 'Fix'],
        rows: findings
          .filter((finding) => finding.severity === severity)
          .map((finding) => {
            const members = membersOf(finding)
            const [first = finding] = members
            const where = md`${fieldLocation(first.type, first.path)} (${code(first.path)})`
            return [
              code(nameOf(finding)),
              isOfSeveral(finding) ? ruleText(finding.text) : md`${finding.name}: ${ruleText(finding.text)}`,
              members.length > 1 ? md`${where} and ${members.length - 1} more` : where,
              md`${ruleText(ruleOf(finding.rule).fix)} (${code(finding.rule)})`,
            ]
          }),
      })),
      {
        title: 'Muted',
        head: ['Object', 'Rule', 'Reason'],
        rows: muted.map(({ finding, mute }) => [code(nameOf(finding)), code(finding.rule), mute.reason]),
      },
    ],
    rest: md`All of them are in ${code('--format json')}.`,
  })
}
