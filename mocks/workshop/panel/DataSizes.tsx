import { useSelector } from '@tanstack/react-store'
import { selected } from '@/auth/selectedAccount'
import { type Resource, resourceFacts } from '@/generated/resourceFacts'
import { store } from '../../state'
import { changeScenario, current } from '../current'
import { maxSize, type Scenario } from '../scenario'

const resources = Object.keys(resourceFacts) as Resource[]

const sizeNow = (resource: Resource, account: string): number =>
  resource === 'accounts' ? store.accounts().length : store.list(resource, account).length

/** Sets the same size for the lists of an account. */
function setAll(size: number | undefined) {
  const lists = resources.filter((resource) => resource !== 'accounts')
  changeScenario({ sizes: Object.fromEntries(lists.map((resource) => [resource, size])) })
}

/** Sets how many objects each list has, and their texts, pictures and references. */
export function DataSizes() {
  const { state } = useSelector(current)
  const account = useSelector(selected)
  return (
    <section className="ws-section" aria-labelledby="ws-data">
      <h3 id="ws-data">
        Data size
        <span className="ws-links">
          <button type="button" onClick={() => setAll(0)}>
            all empty
          </button>
          <button type="button" onClick={() => setAll(6)}>
            all 6
          </button>
          <button type="button" onClick={() => setAll(501)}>
            all 501
          </button>
          <button type="button" onClick={() => setAll(undefined)}>
            as in the demo
          </button>
        </span>
      </h3>
      {account === '' && <p className="ws-hint">Select an account: sizes apply to its lists.</p>}
      <div className="ws-sizes">
        {resources.map((resource) => (
          <label key={resource} data-changed={state.sizes?.[resource] !== undefined || undefined}>
            <span>{resource}</span>
            <input
              key={`${account} ${state.sizes?.[resource]}`}
              type="number"
              min={0}
              max={maxSize(resource)}
              aria-label={`Number of ${resource}`}
              disabled={account === '' && resource !== 'accounts'}
              defaultValue={account === '' && resource !== 'accounts' ? '' : sizeNow(resource, account)}
              onKeyDown={(event) => {
                if (event.key === 'Enter') event.currentTarget.blur()
              }}
              onBlur={({ target }) => setSize(resource, target, account)}
            />
          </label>
        ))}
      </div>
      <div className="ws-checks">
        <Check label="long names" setting="texts" value="long" state={state} />
        <Check label="no pictures" setting="pictures" value="missing" state={state} />
        <Check label="broken pictures" setting="pictures" value="broken" state={state} />
        <Check label="broken references" setting="references" value="broken" state={state} />
      </div>
    </section>
  )
}

function setSize(resource: Resource, field: HTMLInputElement, account: string) {
  const size = Math.min(Math.max(0, Math.round(Number(field.value))), maxSize(resource))
  if (field.value === '' || size === sizeNow(resource, account))
    field.value = String(sizeNow(resource, account))
  else changeScenario({ sizes: { [resource]: size } })
}

interface CheckProps<K extends 'texts' | 'pictures' | 'references'> {
  label: string
  setting: K
  value: NonNullable<Scenario[K]>
  state: Scenario
}

function Check<K extends 'texts' | 'pictures' | 'references'>({
  label,
  setting,
  value,
  state,
}: CheckProps<K>) {
  const isOn = state[setting] === value
  return (
    <label>
      <input
        type="checkbox"
        checked={isOn}
        onChange={() => changeScenario({ [setting]: isOn ? undefined : value })}
      />
      {label}
    </label>
  )
}
