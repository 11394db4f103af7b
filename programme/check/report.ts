import type { Mute } from '@/programme/check/kept'
import { muteOf } from '@/programme/check/kept'
import type { Finding, Severity } from '@/programme/check/types'

const severities: readonly Severity[] = ['error', 'warning', 'note']

/** What a check found, for all formats. */
export interface Report {
  account: string
  /** The bundle that was read, with its text; undefined for an API. */
  file: { name: string; text: string } | undefined
  /** How many objects were looked at. */
  objects: number
  findings: readonly Finding[]
  muted: readonly { finding: Finding; mute: Mute }[]
  /** Rules that could not run, by id. */
  leftOut: readonly string[]
  /** The mildest severity that fails the job. */
  failOn: Severity
}

export const isSeverity = (text: string): text is Severity => severities.includes(text as Severity)

export const fails = ({ failOn }: Pick<Report, 'failOn'>, { severity }: Finding): boolean =>
  severities.indexOf(severity) <= severities.indexOf(failOn)

/** Divides findings by the mutes of a file. */
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

/** The line of an object in the text of a bundle, from 1; undefined if the text is written in another way. */
export function lineOf(text: string, { type, id }: Finding): number | undefined {
  const list = text.search(new RegExp(`"${type}"\\s*:\\s*\\[`))
  if (list < 0) return undefined
  const object = text.indexOf(`"id": ${JSON.stringify(id)}`, list)
  return object < 0 ? undefined : text.slice(0, object).split('\n').length
}
