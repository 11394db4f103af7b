import { nameOf } from '@/engine/programme/programmeIndex'
import { pluralize } from '@/lib/format'
import { groupedBy } from '@/lib/groupedBy'
import { accountTypes, type EntityType } from '@/model/entityTypes'
import { idOf } from '@/model/references'
import type { Cause, Finding } from './types'

/** An object as the cause of findings on others. The text says what is wrong with it. */
export const causedBy = (type: EntityType, object: object, text: string): Cause => ({
  type,
  id: idOf(type, object),
  name: nameOf(type, object),
  text,
  isMissing: false,
})

/** Ids of missing objects are reported by a rule for each type, and by one for fields that no form shows. */
const isOfMissing = (rule: string) => rule.startsWith('missing-')

/** Whether two rules report the same kind of cause: it is the same rule, or both report missing objects. */
export const isSameRule = (a: string, b: string): boolean => a === b || (isOfMissing(a) && isOfMissing(b))

/** Identifies what has to be fixed, across visits. Findings of one cause share it, even if only one of them is left. */
export const matterOf = ({ rule, key, cause }: Finding): string =>
  cause ? JSON.stringify([isOfMissing(rule) ? 'missing' : rule, cause.type, cause.id, 'cause']) : key

/** Whether several findings were put together. */
export const isOfSeveral = (
  finding: Finding,
): finding is Finding & { objects: readonly Finding[]; cause: Cause } =>
  finding.objects !== undefined && finding.cause !== undefined

/** The findings of a row: one, or all of one cause. */
export const membersOf = (finding: Finding): readonly Finding[] => finding.objects ?? [finding]

/** The number of objects of a finding. An object can have several fields with the same cause. */
export const objectsIn = (findings: readonly Finding[]): number =>
  new Set(findings.flatMap(membersOf).map(({ type, id }) => JSON.stringify([type, id]))).size

/** The types that a finding is about: those of its objects, and that of their cause. */
export const findingTypes = (finding: Finding): ReadonlySet<EntityType> => {
  const types = membersOf(finding).map(({ type }) => type)
  return new Set(isOfSeveral(finding) ? [finding.cause.type, ...types] : types)
}

/** The type under which a finding is listed. */
export const findingType = (finding: Finding): EntityType =>
  isOfSeveral(finding) ? finding.cause.type : finding.type

/** The title of a finding: the object to fix, or the cause if there are several. */
export const findingTitle = (finding: Finding): string =>
  isOfSeveral(finding) ? finding.cause.name : finding.name

const order = (finding: Finding) => accountTypes.indexOf(findingType(finding))

/**
 * Puts the findings of one cause together (rule CHECK-13), so that a deleted achievement is one finding with the objects
 * that name it. It has the severity of the worst one, because errors come first.
 */
export function byCause(findings: readonly Finding[]): Finding[] {
  const found = [...groupedBy(findings, matterOf).values()].flatMap((members): Finding[] => {
    const [first] = members
    return first ? [members.length > 1 && first.cause ? together(first, first.cause, members) : first] : []
  })
  const severities = groupedBy(found, ({ severity }) => severity)
  return [...severities.values()].flatMap((ones) => ones.toSorted((a, b) => order(a) - order(b)))
}

const together = (first: Finding, cause: Cause, objects: readonly Finding[]): Finding => {
  const count = objectsIn(objects)
  const fields = count === 1 ? `, in ${objects.length} fields` : ''
  return {
    ...first,
    key: matterOf(first),
    text: `${cause.text} This affects ${pluralize(count, 'object')}${fields}.`,
    objects,
  }
}
