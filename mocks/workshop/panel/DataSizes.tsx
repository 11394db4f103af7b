import { useSelector } from '@tanstack/react-store'
import { selected } from '@/auth/selectedAccount'
import { type Resource, resourceFacts } from '@/generated/resourceFacts'
import { pressedKey } from '@/lib/keys'
import { store } from '../../state'
import { changeScenario, current } from '../current'
import { isListMocked, whyNoData } from '../reach'
import { maxSize, type Scenario } from '../scenario'
import { Why } from './parts'

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
  const whyNot = whyNoData(state)
  const off = { disabled: whyNot !== undefined, 'aria-describedby': whyNot && 'ws-no-data' }
  const isOff = (resource: Resource) =>
    !isListMocked(resource, state) || (account === '' && resource !== 'accounts')
  return (
    // Without a control that takes the focus, the section itself has to be scrollable by keyboard.
    <section className="ws-section" aria-labelledby="ws-data" tabIndex={whyNot ? 0 : undefined}>
      <h3 id="ws-data">
        Data size
        <span className="ws-links">
          <button type="button" {...off} onClick={() => setAll(0)}>
            all empty
          </button>
          <button type="button" {...off} onClick={() => setAll(6)}>
            all 6
          </button>
          <button type="button" {...off} onClick={() => setAll(501)}>
            all 501
          </button>
          <button type="button" {...off} onClick={() => setAll(undefined)}>
            as in the demo
          </button>
        </span>
      </h3>
      <Why id="ws-no-data" text={whyNot} />
      {account === '' && !whyNot && <p className="ws-hint">Select an account: sizes apply to its lists.</p>}
      <div className="ws-sizes">
        {resources.map((resource) => (
          <label key={resource} data-changed={state.sizes?.[resource] !== undefined || undefined}>
            <span>{resource}</span>
            <input
              key={`${account} ${state.sizes?.[resource]} ${isOff(resource)}`}
              type="number"
              min={0}
              max={maxSize(resource)}
              aria-label={`Number of ${resource}`}
              disabled={isOff(resource)}
              aria-describedby={off['aria-describedby']}
              defaultValue={isOff(resource) ? '' : sizeNow(resource, account)}
              onKeyDown={(event) => {
                if (pressedKey(event) === 'Enter') event.currentTarget.blur()
              }}
              onBlur={({ target }) => setSize(resource, target, account)}
            />
          </label>
        ))}
      </div>
      <div className="ws-checks">
        <Check label="long names" setting="texts" value="long" state={state} isOff={off.disabled} />
        <Check label="no pictures" setting="pictures" value="missing" state={state} isOff={off.disabled} />
        <Check label="broken pictures" setting="pictures" value="broken" state={state} isOff={off.disabled} />
        <Check
          label="broken references"
          setting="references"
          value="broken"
          state={state}
          isOff={off.disabled}
        />
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
  isOff: boolean
}

function Check<K extends 'texts' | 'pictures' | 'references'>({
  label,
  setting,
  value,
  state,
  isOff,
}: CheckProps<K>) {
  const isOn = state[setting] === value
  return (
    <label>
      <input
        type="checkbox"
        checked={isOn}
        disabled={isOff}
        aria-describedby={isOff ? 'ws-no-data' : undefined}
        onChange={() => changeScenario({ [setting]: isOn ? undefined : value })}
      />
      {label}
    </label>
  )
}
