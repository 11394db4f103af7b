// Every rule of the kit: what a finding of it means, and how severe it is. `contract rules` lists them.

export type Severity = 'breaks' | 'risky' | 'harmless'

export interface Rule {
  /** The severities that its findings can have; the place decides between several. */
  severities: Severity[]
  means: string
}

const rule = (severities: Severity | Severity[], means: string): Rule => ({
  severities: [severities].flat(),
  means,
})

/** What `contract diff` finds in a description. */
const inDescriptions = {
  'path-removed': rule('breaks', 'A path of the contract is gone.'),
  'path-added': rule('harmless', 'A path is not in the contract.'),
  'path-slash': rule('breaks', 'A path ends with a slash in one of the documents only.'),
  'path-parameters-swapped': rule('breaks', 'The parameters of a path are in another order.'),
  'method-removed': rule('breaks', 'An operation of the contract is gone.'),
  'method-added': rule('harmless', 'An operation is not in the contract.'),
  deprecated: rule('harmless', 'What the console uses is deprecated; the end is named if it is known.'),
  'not-described': rule('risky', 'A body has no schema, so nothing in it was compared.'),
  'security-removed': rule('risky', 'An operation asks for no sign-in.'),
  'security-changed': rule('breaks', 'An operation does not accept a bearer token alone.'),
  'security-scopes': rule('risky', 'An operation asks for scopes.'),
  'security-alternative': rule('harmless', 'An operation accepts other ways to sign in, too.'),
  'required-parameter-added': rule('breaks', 'A parameter is required that the console does not send.'),
  'parameter-added': rule('harmless', 'An optional parameter is not in the contract.'),
  'sent-parameter-removed': rule('breaks', 'A parameter that the console sends is gone.'),
  'parameter-required-changed': rule(
    'harmless',
    'A parameter that is always sent became required or optional.',
  ),
  'parameter-default-changed': rule('harmless', 'A parameter that is always sent has another default.'),
  'parameter-narrowed': rule(['breaks', 'risky'], 'A parameter accepts fewer values or another style.'),
  'parameter-widened': rule('harmless', 'A parameter accepts more values.'),
  'sent-value-refused': rule('breaks', 'A parameter no longer accepts the value that the console sends.'),
  'sent-body-added': rule(['breaks', 'harmless'], 'An operation has a body where the console sends none.'),
  'sent-body-removed': rule('breaks', 'An operation no longer takes the body that the console sends.'),
  'body-required-changed': rule('harmless', 'A body that is always sent became required or optional.'),
  'sent-media-type-removed': rule('breaks', 'A body is no longer accepted in the content type that is sent.'),
  'sent-field-removed': rule('breaks', 'A field that the console sends is gone.'),
  'ignored-field-removed': rule('harmless', 'A field that the service ignores when sent is gone.'),
  'sent-field-added': rule('harmless', 'The service accepts a field that is not in the contract.'),
  'sent-field-ignored': rule('breaks', 'A field that the console sends is readOnly.'),
  'sent-field-writable': rule('harmless', 'A field that the contract has as readOnly is no longer.'),
  'sent-required-properties-added': rule('breaks', 'A sent field became required.'),
  'sent-schema-type-changed': rule(['breaks', 'risky'], 'A sent field has another type.'),
  'sent-enum-values-removed': rule('breaks', 'A sent field no longer accepts a value.'),
  'sent-constraint-changed': rule(
    ['breaks', 'risky'],
    'A sent field has a narrower bound, format or pattern.',
  ),
  'sent-default-changed': rule('risky', 'A field that can be left out has another default.'),
  'sent-variant-added': rule('harmless', 'A body may have a further form.'),
  'sent-variant-changed': rule(['breaks', 'risky'], 'A form of a body is gone or differs.'),
  'sent-widened': rule('harmless', 'A sent field accepts more values.'),
  'unknown-fields-refused': rule('breaks', 'Unknown fields are refused, but an update must keep them.'),
  'unknown-fields-limited': rule('risky', 'Unknown fields must have one type.'),
  'status-added': rule('risky', 'A further status of success.'),
  'status-removed': rule('breaks', 'A status of success is gone.'),
  'status-changed': rule('harmless', 'Another status of success that no screen reads.'),
  'error-status-added': rule('harmless', 'A further status of errors.'),
  'error-status-removed': rule('harmless', 'A status of errors is gone.'),
  'error-body-changed': rule('breaks', 'Errors have other fields, so their reason is not shown.'),
  'header-added': rule('harmless', 'A response has a header that is not in the contract.'),
  'header-changed': rule(
    ['risky', 'harmless'],
    'A header of a response is gone, optional, or of another type.',
  ),
  'answer-body-added': rule('harmless', 'A response has a body where the contract has none.'),
  'answer-body-removed': rule(['breaks', 'risky'], 'A response has no body.'),
  'answer-media-type-added': rule('harmless', 'A response may have another content type.'),
  'answer-media-type-removed': rule(
    ['breaks', 'risky', 'harmless'],
    'A response no longer has the content type.',
  ),
  'answer-field-added': rule('harmless', 'A response has a field that is not in the contract.'),
  'answer-field-removed': rule(['breaks', 'risky'], 'A field of a response is gone.'),
  'answer-field-optional': rule(['breaks', 'risky'], 'A required field of a response may be missing.'),
  'answer-field-hidden': rule(['breaks', 'risky'], 'A field that the console reads is writeOnly.'),
  'answer-schema-type-changed': rule(['breaks', 'risky'], 'A field of a response has another type.'),
  'answer-enum-added': rule('risky', 'A field of a response has a value that the console does not know.'),
  'answer-constraint-changed': rule(
    ['breaks', 'risky', 'harmless'],
    'A field of a response has another bound, format or pattern.',
  ),
  'answer-variant-added': rule(['breaks', 'risky'], 'A response may have a further form.'),
  'answer-narrowed': rule('harmless', 'A field of a response has fewer values.'),
}

/** What `har`, `guard`, `verify` and `mocks` find in a single request or response. */
const inTraffic = {
  'undocumented-call': rule('risky', 'A call of the API is not in the contract.'),
  'undocumented-status': rule(['breaks', 'risky', 'harmless'], 'The contract does not list the status.'),
  'content-type': rule(['breaks', 'risky', 'harmless'], 'A response has another content type.'),
  'missing-header': rule('risky', 'A required header of a response is missing.'),
  'unexpected-body': rule('harmless', 'A response has a body where the contract has none.'),
  charset: rule(['breaks', 'risky'], 'A response is not in UTF-8, or does not say so.'),
  'server-error': rule('breaks', 'A call is answered with 5xx each time, while others work.'),
  'id-changed': rule('breaks', 'The response to a write has another id than was sent.'),
  'not-json': rule('breaks', 'A response is no JSON.'),
  'missing-field': rule('breaks', 'A required field is missing.'),
  'wrong-type': rule('breaks', 'A value has another type.'),
  'wrong-format': rule(['breaks', 'risky'], 'A value has another format.'),
  'unknown-enum-value': rule('risky', 'A value is not in the list of the contract.'),
  'undocumented-field': rule('harmless', 'A field is not in the contract.'),
  'out-of-bounds': rule('risky', 'A value is beyond a bound of the contract.'),
  'error-body': rule(['breaks', 'risky'], 'An error does not have the fields of the contract.'),
  'request-unknown-parameter': rule('risky', 'A query parameter is not in the contract.'),
  'request-wrong-parameter': rule('risky', 'A query parameter has a wrong value.'),
  'request-missing-parameter': rule('breaks', 'A required query parameter was not sent.'),
  'request-content-type': rule('breaks', 'A request has another content type.'),
  'request-not-json': rule('breaks', 'The body of a request is no JSON.'),
}

/** What only `verify` finds: it compares several calls. */
const inServices = {
  cors: rule(['breaks', 'risky'], 'Browsers keep an answer or a header from the console.'),
  'wrong-status': rule(['breaks', 'harmless'], 'A request has another status than the contract wants.'),
  'limit-ignored': rule('breaks', '`limit` has no effect.'),
  'limit-capped': rule('breaks', 'A page has fewer objects than `limit` asks for.'),
  'skip-ignored': rule('breaks', '`skip` has no effect.'),
  'skip-counts-pages': rule('breaks', '`skip` counts pages, not objects.'),
  'endless-list': rule('breaks', 'A list does not end.'),
  'sort-ignored': rule('breaks', '`sort` and `order` have no effect.'),
  'sort-within-page': rule('breaks', 'Each page is sorted for itself.'),
  'unstable-order': rule('breaks', 'The order changes from call to call.'),
  'repeated-object': rule('breaks', 'A list has an object twice.'),
  'wrong-account': rule('breaks', 'A list has objects of another account.'),
  'field-renamed': rule('breaks', 'A field has nearly the name of a missing one.'),
  'create-answer-incomplete': rule('breaks', 'The response to POST is not the object as saved.'),
  'created-not-listed': rule('breaks', 'A created object is not in its list.'),
  'deleted-still-listed': rule('breaks', 'A deleted object is still in its list.'),
  'sent-field-lost': rule('breaks', 'A field of a new object is not kept.'),
  'sent-field-renamed': rule('breaks', 'A field of a new object comes back under another name.'),
  'sent-field-refused': rule('risky', 'A new object with every field of the contract is refused.'),
  'field-lost-on-update': rule('breaks', 'An update loses a field.'),
  'unknown-field-lost': rule('breaks', 'An update loses a field that is not in the contract.'),
  'unknown-field-accepted': rule('breaks', 'A strict body accepts an unknown field.'),
  'update-ignored': rule('breaks', 'An update has no effect.'),
  'stale-answer': rule('breaks', 'The response to an update is not the object as saved.'),
  'put-merges': rule('breaks', 'PUT keeps a field that was left out.'),
  'patch-merges': rule('breaks', 'PATCH merges a nested object in place of replacing it.'),
  'emptied-stays': rule('breaks', 'An emptied text or list keeps its old value.'),
  'text-changed': rule(['breaks', 'risky'], 'A text comes back changed.'),
  'text-refused': rule('risky', 'A long text is refused.'),
  'number-changed': rule('breaks', 'A number comes back changed.'),
  'similar-ids': rule('breaks', 'Two ids that differ are one object.'),
  'odd-id': rule('breaks', 'An id with special characters does not work in paths.'),
  'broken-body': rule('risky', 'Broken JSON is not answered with 400 or 422.'),
  'content-survives': rule('breaks', 'The objects of a deleted account are still there.'),
  'nothing-copied': rule('breaks', 'A copy of an account is empty.'),
  'not-copied': rule('breaks', 'A copy of an account lacks an object.'),
  'copy-differs': rule('breaks', 'A copied object differs from its original.'),
  'copied-players': rule('breaks', 'A copy of an account has players.'),
  'original-gone': rule('breaks', 'A copy changed the original.'),
  'left-behind': rule('breaks', 'An object of the kit could not be deleted.'),
}

const inGenerated = {
  'generated-changed': rule('breaks', 'A generated file is not what the contract gives.'),
  'generated-missing': rule('breaks', 'A generated file is missing.'),
  'generated-left-over': rule('breaks', 'A file is no longer generated.'),
}

const inMocks = {
  'screens-outdated': rule('risky', 'The map of screens is not what the end-to-end run shows.'),
  'secret-recorded': rule('breaks', 'A recording holds a token.'),
}

const inDecisions = {
  'other-state': rule('risky', 'The service decides something else for a player than the console shows.'),
}

const inIgnoreFiles = {
  'ignore-expired': rule('risky', 'A finding was ignored until a date that is over.'),
}

/** Rules by the commands that find them. */
export const groups = [
  { commands: ['diff'], rules: inDescriptions },
  { commands: ['har', 'guard', 'verify', 'mocks'], rules: inTraffic },
  { commands: ['verify'], rules: inServices },
  { commands: ['generate'], rules: inGenerated },
  { commands: ['mocks'], rules: inMocks },
  { commands: ['decisions'], rules: inDecisions },
  { commands: ['all'], rules: inIgnoreFiles },
]

const all = {
  ...inDescriptions,
  ...inTraffic,
  ...inServices,
  ...inGenerated,
  ...inMocks,
  ...inDecisions,
  ...inIgnoreFiles,
}

export type RuleId = keyof typeof all

export const rules: Record<RuleId, Rule> = all
