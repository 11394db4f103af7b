import type { Fault } from './support'

/** A fault of the API, and the message that reports it; without a message the screen copes silently. */
export interface FaultCase {
  name: string
  fault: Omit<Fault, 'path' | 'method'>
  /** The message of a failed read. */
  words?: string
}

const json = (error: string, more = {}) => JSON.stringify({ error, ...more })

const statuses: FaultCase[] = [
  { name: '401 twice', fault: { status: 401, body: json('Who are you?') }, words: 'Who are you?' },
  { name: '403', fault: { status: 403, body: json('Not yours to touch') }, words: 'Not yours to touch' },
  { name: '404', fault: { status: 404, body: json('Gone for good') }, words: 'Gone for good' },
  { name: '409', fault: { status: 409, body: json('Somebody was faster') }, words: 'Somebody was faster' },
  {
    name: '429 with Retry-After',
    fault: { status: 429, headers: { 'retry-after': '30' }, body: json('Slow down', { code: 'RATE' }) },
    words: 'Slow down. Try again in 30 seconds.',
  },
  { name: '500', fault: { status: 500, body: json('The roof is on fire') }, words: 'The roof is on fire' },
  {
    name: '502 as an HTML page',
    fault: { status: 502, type: 'text/html', body: '<html><h1>Bad Gateway</h1></html>' },
    words: 'Request failed with status code 502',
  },
  {
    name: '503 without a body',
    fault: { status: 503 },
    words: 'Request failed with status code 503',
  },
]

const unreadable: FaultCase[] = [
  { name: 'malformed JSON', fault: { body: '[{"id": "a"' }, words: "The server's answer could not be read" },
  {
    name: 'an HTML page instead of JSON',
    fault: { type: 'text/html', body: '<!doctype html><h1>Sign in</h1>' },
    words: "The server's answer could not be read",
  },
  { name: 'connection dropped', fault: { drop: true }, words: 'The server could not be reached' },
]

export const invalidField: FaultCase = {
  name: '422 that names a field',
  fault: { status: 422, body: json('That name is taken', { field: 'name' }) },
  words: 'That name is taken',
}

const other = { id: 'other', account: 'bolt', name: 'Other' }
const notTheObject = "The server's answer is not the saved object. Nothing was saved."

/** Successes of a write that are none: nothing was saved (rule SAFE-7). */
const falseSuccesses: FaultCase[] = [
  {
    name: '200 with an error',
    fault: { body: json('Quota exceeded') },
    words: 'Quota exceeded. Nothing was saved.',
  },
  { name: '200 with {}', fault: { body: '{}' }, words: notTheObject },
  { name: '200 with a list', fault: { body: '[]' }, words: notTheObject },
  { name: '200 with a text', fault: { body: '"OK"' }, words: notTheObject },
  { name: '200 with another object', fault: { body: JSON.stringify(other) }, words: notTheObject },
  {
    name: '202, queued',
    fault: { status: 202, body: '{"status":"queued"}' },
    words: 'has not carried it out yet',
  },
  { name: '200 with null', fault: { body: 'null' }, words: 'The server answered without any content' },
]

/** Faults of a write. */
export const writeFaults: FaultCase[] = [...statuses, ...unreadable, ...falseSuccesses]

export const notAList = 'an object where a list belongs'

export const readFaults: FaultCase[] = [
  ...statuses,
  invalidField,
  ...unreadable,
  {
    name: notAList,
    fault: { body: '{"rows": [], "total": 0}' },
    words: "The server's answer is not a list",
  },
  { name: 'an empty body', fault: {}, words: 'The server answered without any content' },
  { name: 'null', fault: { body: 'null' }, words: 'The server answered without any content' },
]

/** Faults of the read before an update. */
export const rereadFaults = readFaults.filter(({ name }) =>
  ['401 twice', '500', 'connection dropped', 'malformed JSON', 'an empty body', notAList].includes(name),
)

/** A list whose objects break the contract in every way; the last one has the name that tests look for. */
export const brokenObjects = (idKey: string) => [
  null,
  7,
  'text',
  [],
  {},
  { name: 'Nameless id', account: 'acme' },
  { [idKey]: 5, account: 'acme', name: { first: 'Deep' }, description: ['a'], imgUrl: 9, tags: 'one' },
  {
    [idKey]: 'odd',
    account: 'acme',
    name: 'Odd',
    isAvailable: 'perhaps',
    period: 'fortnightly',
    reward: 'lots',
    objectives: 3,
    stock: [],
    level: 'high',
    drawTime: 'yesterday',
    credits: {},
    points: null,
    ordinal: 'first',
    completed: 'some',
  },
]
