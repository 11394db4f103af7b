import { type Mute, muteOf } from '@/programme/check/storage'
import type { Finding, Severity } from '@/programme/check/types'

const severities: readonly Severity[] = ['error', 'warning', 'note']

/** The result of a check, in the form that all formats use. */
export interface Report {
  account: string
  /** The bundle that was read, with its text; undefined if the objects come from an API. */
  file: { name: string; text: string } | undefined
  /** The number of checked objects. */
  objects: number
  findings: readonly Finding[]
  muted: readonly { finding: Finding; mute: Mute }[]
  /** Rules that could not run, by id. */
  leftOut: readonly string[]
  /** The lowest severity that fails the job. */
  failOn: Severity
}

export const isSeverity = (text: string): text is Severity => severities.includes(text as Severity)

export const fails = ({ failOn }: Pick<Report, 'failOn'>, { severity }: Finding): boolean =>
  severities.indexOf(severity) <= severities.indexOf(failOn)

/** Divides findings into shown ones and those that a file mutes. */
export function withMutes(
  all: readonly Finding[],
  mutes: readonly Mute[],
): Pick<Report, 'findings' | 'muted'> {
  const findings: Finding[] = []
  const muted: { finding: Finding; mute: Mute }[] = []
  for (const finding of all) {
    const mute = muteOf(mutes, finding)
    if (mute) muted.push({ finding, mute })
    else findings.push(finding)
  }
  return { findings, muted }
}

/** 'missions/open-mic' */
export const nameOf = ({ type, id }: Finding): string => `${type}/${id}`

/** '3 errors, 1 warning, 0 notes'. */
export const countsOf = (findings: readonly Finding[]): string =>
  severities
    .map((severity) => {
      const count = findings.filter((finding) => finding.severity === severity).length
      return `${count} ${severity}${count === 1 ? '' : 's'}`
    })
    .join(', ')

/** The line of an object in the text of a bundle, from 1. Undefined if another tool formatted the text. */
export function lineOf(text: string, { type, id }: Finding): number | undefined {
  const list = text.search(new RegExp(`"${type}"\\s*:\\s*\\[`))
  if (list < 0) return undefined
  const object = text.indexOf(`"id": ${JSON.stringify(id)}`, list)
  return object < 0 ? undefined : text.slice(0, object).split('\n').length
}
