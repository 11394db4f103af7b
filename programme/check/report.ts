import { isOfSeveral } from '@/engine/check/causes'
import type { Mute } from '@/engine/check/mutes'
import { type Finding, type Severity, severities } from '@/engine/check/types'
import { plural } from '@/lib/format'

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

export const isSeverity = (text: string): text is Severity => severities.some((one) => one === text)

export const fails = ({ failOn }: Pick<Report, 'failOn'>, { severity }: Finding): boolean =>
  severities.indexOf(severity) <= severities.indexOf(failOn)

/** 'missions/open-mic'; for several objects the cause, 'events/trivia-night'. */
export const nameOf = (finding: Finding): string => {
  const { type, id } = isOfSeveral(finding) ? finding.cause : finding
  return `${type}/${id}`
}

/** '3 errors, 1 warning, 0 notes'. */
export const countsOf = (findings: readonly Finding[]): string =>
  severities
    .map((severity) => {
      const count = findings.filter((finding) => finding.severity === severity).length
      return `${count} ${plural(count, severity)}`
    })
    .join(', ')

/** The line of an object in the text of a bundle, from 1. Undefined if another tool formatted the text. */
export function lineOf(text: string, { type, id }: Pick<Finding, 'type' | 'id'>): number | undefined {
  const list = text.search(new RegExp(`"${type}"\\s*:\\s*\\[`))
  if (list < 0) return undefined
  const object = text.indexOf(`"id": ${JSON.stringify(id)}`, list)
  return object < 0 ? undefined : text.slice(0, object).split('\n').length
}
