import { findingId } from '../report/findings.ts'
import { type RuleId, rules } from '../report/rules.ts'
import type { Cause, Operation, Report, Severity } from '../types.ts'

/** What breaks a rule. */
export type Fault = { rule: RuleId; message: string; curl?: string }

/** What the contract requires, by rule. */
const expectations: Partial<Record<RuleId, string>> = {
  'limit-ignored': 'at most `limit` objects',
  'limit-capped': '`limit` objects, or 400',
  'skip-ignored': '`skip` objects left out',
  'skip-counts-pages': '`skip` counts objects',
  'endless-list': 'an empty list behind the last object',
  'sort-ignored': 'sorted as asked',
  'sort-within-page': 'the whole list sorted, then cut into pages',
  'unstable-order': 'the same order from call to call',
  'repeated-object': 'every object once',
  'wrong-account': 'objects of the account that was asked for',
  'create-answer-incomplete': 'the object as saved',
  'stale-answer': 'the object as saved',
  'put-merges': 'PUT replaces: a field that is left out is gone',
  'emptied-stays': 'an empty text or list clears the field',
  'text-changed': 'the text as it was sent',
  'created-not-listed': 'a created object in its list',
  'deleted-still-listed': 'a deleted object no longer in its list',
  'sent-field-lost': 'every field of a new object kept',
  'sent-field-renamed': 'every field under its name',
  'sent-field-refused': 'every field of the contract accepted',
  'field-renamed': 'every field under its name',
  'field-lost-on-update': 'every field that was sent kept',
  'unknown-field-lost': 'unknown fields kept as they were sent',
  'update-ignored': 'the changed field kept',
  'text-refused': 'no limit for texts',
  'number-changed': 'whole numbers up to 9007199254740991',
  'patch-merges': 'a nested object that is sent replaces the previous one',
  'similar-ids': 'ids that differ in any character are different objects',
  'broken-body': '400 or 422',
  'content-survives': 'an account is deleted with its content',
  'unknown-field-accepted': '422',
  'odd-id': 'ids are free text, percent-encoded in paths',
  'nothing-copied': 'a copy of every object',
  'not-copied': 'a copy of every object',
  'copy-differs': 'copies like their originals',
  'copied-players': 'no players copied',
  'original-gone': 'originals unchanged',
}

/** Reports a fault of an operation. `scope` distinguishes findings of the same rule and operation. */
export function finding(
  report: Report,
  operation: Operation,
  rule: RuleId,
  message: string,
  {
    field,
    severity = rules[rule].severities[0],
    theirs,
    scope,
    cause,
    curl,
  }: {
    field?: string
    severity?: Severity
    theirs?: unknown
    scope?: string
    cause?: Cause
    curl?: string
  } = {},
) {
  report.add({
    id: findingId('answer', rule, operation.id, scope, field),
    rule,
    severity: severity ?? 'breaks',
    message: `${operation.id}: ${message}`,
    operations: [operation.id],
    side: 'response',
    field,
    ours: expectations[rule],
    // The same fault in many resources has one cause.
    cause: cause ?? {
      key: field ?? 'operations',
      words: `places break the same rule${field ? ` for '${field}'` : ''}: ${expectations[rule] ?? rule}`,
    },
    ...(theirs !== undefined && { theirs }),
    ...(curl && { curl }),
  })
}
