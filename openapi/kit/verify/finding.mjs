import { findingId } from '../report/findings.mjs'

/** @import { Operation, Report, Severity } from '../types' */

/** @typedef {{ rule: string, message: string }} Fault what breaks a rule */

/** What the contract requires, by rule. @type {Record<string, string>} */
const expectations = {
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
  'unknown-field-accepted': '422',
  'odd-id': 'ids are free text, percent-encoded in paths',
  'nothing-copied': 'a copy of every object',
  'not-copied': 'a copy of every object',
  'copy-differs': 'copies like their originals',
  'copied-players': 'no players copied',
  'original-gone': 'originals unchanged',
}

/**
 * @param {Report} report
 * @param {Operation} operation
 * @param {string} rule
 * @param {string} message
 * @param {{ field?: string, severity?: Severity, theirs?: unknown, scope?: string }} [more] `scope` distinguishes
 * findings of the same rule and operation
 */
export function finding(
  report,
  operation,
  rule,
  message,
  { field, severity = 'breaks', theirs, scope } = {},
) {
  report.add({
    id: findingId('answer', rule, operation.id, scope, field),
    rule,
    severity,
    message: `${operation.id}: ${message}`,
    operations: [operation.id],
    side: 'response',
    field,
    ours: expectations[rule],
    // The same fault in many resources has one cause.
    cause: {
      key: field ?? 'operations',
      words: `places break the same rule${field ? ` for '${field}'` : ''}: ${expectations[rule] ?? rule}`,
    },
    ...(theirs !== undefined && { theirs }),
  })
}
