import { useSelector } from '@tanstack/react-store'
import { Fragment, useState } from 'react'
import type { OperationId } from '@/generated/resourceMocks'
import { TextQuery } from '@/lib/textQuery'
import { type Fault, isFault, namedFaults } from '../../faults'
import { operations } from '../../handlers/operations'
import { apiTarget } from '../../realApi'
import { calls, clearCalls, type SeenCall } from '../calls'
import { changeScenario, current } from '../current'
import { Segmented, Select } from './parts'

/** The registered statuses of errors. An address can have any other from 400 to 599. */
const statuses = [
  400, 401, 402, 403, 404, 405, 406, 408, 409, 410, 411, 412, 413, 414, 415, 416, 417, 421, 422, 423, 424,
  425, 426, 428, 429, 431, 451, 500, 501, 502, 503, 504, 505, 506, 507, 508, 511,
]
const faultChoices = [
  { value: 'none', label: 'as it is' },
  ...namedFaults.map((fault) => ({ value: fault as string, label: fault })),
  ...statuses.map((status) => ({ value: `status-${status}`, label: `status-${status}` })),
]
const times = [
  { value: 'always', label: 'always' },
  ...[1, 2, 3].map((count) => ({ value: String(count), label: count === 1 ? 'once' : `${count} times` })),
]
const operationIds = ['all', ...Object.keys(operations).toSorted()] as (OperationId | 'all')[]

/** The calls of this page, and which operations fail. */
export function Calls() {
  const seen = useSelector(calls)
  const { state } = useSelector(current)
  const [text, setText] = useState('')
  const wanted = new TextQuery(text)
  const shown = seen.filter(({ path, operation }) => wanted.isIn(`${path} ${operation}`))
  return (
    <section className="ws-section ws-calls" aria-labelledby="ws-calls">
      <h3 id="ws-calls">
        Calls and failures <span className="ws-count">{seen.length}</span>
        <input
          type="search"
          aria-label="Filter calls by path or operation"
          placeholder="filter by path or operation"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <span className="ws-links">
          <button type="button" onClick={clearCalls}>
            Clear
          </button>
        </span>
      </h3>
      <Failures />
      {apiTarget() && (
        <Segmented
          label="Responses"
          value={state.mocked === 'all' ? 'mocks' : 'api'}
          choices={[
            { value: 'api', label: 'from the API' },
            { value: 'mocks', label: 'from the mocks' },
          ]}
          onChange={(source) => changeScenario({ mocked: source === 'mocks' ? 'all' : undefined })}
        />
      )}
      {shown.length === 0 ? (
        <p className="ws-hint">{seen.length === 0 ? 'No calls yet.' : `No call matches "${text.trim()}".`}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th>Method</th>
              <th>Path</th>
              <th>Status</th>
              <th>ms</th>
              <th>From</th>
              <th>Contract</th>
              <th>Next answer</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((call) => (
              <CallRow key={call.id} call={call} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

/** Adds a failure for an operation, and lists those that are set. */
function Failures() {
  const { state } = useSelector(current)
  const set = Object.entries(state.faults ?? {})
  const free = operationIds.filter((id) => !state.faults?.[id])
  return (
    <div className="ws-failures">
      {set.map(([operation, rule]) => (
        <div key={operation} className="ws-failure">
          <code>{operation === 'all' ? 'all operations' : operation}</code>
          <FaultSelect operation={operation as OperationId} />
          <Select
            isBare
            label={`How often ${operation} fails`}
            value={String(rule.times ?? 'always')}
            choices={times}
            onChange={(count) =>
              changeScenario({
                faults: {
                  [operation]: { fault: rule.fault, ...(count !== 'always' && { times: Number(count) }) },
                },
              })
            }
          />
        </div>
      ))}
      <Select
        isBare
        className="ws-add"
        label="Add a failure"
        value=""
        choices={[
          { value: '', label: 'Add a failure…' },
          ...free.map((id) => ({ value: id, label: id === 'all' ? 'all operations' : id })),
        ]}
        onChange={(operation) => changeScenario({ faults: { [operation]: { fault: 'status-500' } } })}
      />
    </div>
  )
}

/** The failure of an operation's next calls. */
function FaultSelect({ operation }: { operation: OperationId }) {
  const { state } = useSelector(current)
  const fault = state.faults?.[operation]?.fault
  const known = !fault || faultChoices.some(({ value }) => value === fault)
  return (
    <Select
      isBare
      className={fault ? 'ws-fault' : ''}
      label={`Next answer of ${operation}`}
      value={fault ?? 'none'}
      choices={known ? faultChoices : [...faultChoices, { value: fault as string, label: fault as string }]}
      onChange={(next) =>
        changeScenario({
          faults: { [operation]: isFault(next) ? { fault: next as Fault } : undefined },
        })
      }
    />
  )
}

function CallRow({ call }: { call: SeenCall }) {
  const { method, path, status, ms, source, misfits } = call
  return (
    <Fragment>
      <tr>
        <td className={`ws-method ws-${method.toLowerCase()}`}>{method}</td>
        <td className="ws-path" title={path}>
          {path}
        </td>
        <td className={status !== undefined && status < 400 && status > 0 ? 'ws-good' : 'ws-bad'}>
          {status === undefined ? '–' : status === 0 ? 'cut' : status}
        </td>
        <td>{ms}</td>
        <td>{apiTarget() ? <Source operation={call.operation} source={source} /> : 'mocks'}</td>
        <td>{fitOf(call)}</td>
        <td>
          <FaultSelect operation={call.operation} />
        </td>
      </tr>
      {misfits && misfits.length > 0 && (
        <tr className="ws-misfits">
          <td colSpan={7}>
            <ul>
              {misfits.map((misfit) => (
                <li key={misfit}>{misfit}</li>
              ))}
            </ul>
          </td>
        </tr>
      )}
    </Fragment>
  )
}

/** Shows whether the mocks or the API responded, with a switch for the operation's next calls. */
function Source({ operation, source }: Pick<SeenCall, 'operation' | 'source'>) {
  const { mocked = [] } = useSelector(current).state
  const text = source === 'api' ? 'API' : 'mocks'
  if (mocked === 'all') return text
  const isMocked = mocked.includes(operation)
  const next = isMocked ? mocked.filter((id) => id !== operation) : [...mocked, operation]
  return (
    <button
      type="button"
      className="ws-source"
      aria-pressed={isMocked}
      aria-label={`${text}: the mocks respond to ${operation}`}
      title={isMocked ? 'Let the API respond' : 'Let the mocks respond'}
      onClick={() => changeScenario({ mocked: next.length > 0 ? next : undefined })}
    >
      {text}
    </button>
  )
}

function fitOf({ status, misfits }: SeenCall): string {
  if (status === undefined) return 'waiting'
  if (!misfits) return ''
  if (misfits.length === 0) return '✓ fits'
  return misfits.length === 1 ? '⚠ 1 misfit' : `⚠ ${misfits.length} misfits`
}
