import { useSelector } from '@tanstack/react-store'
import { useSyncExternalStore } from 'react'
import { type PersonaId, personas } from '../../provider/personas'
import { changeScenario, current, demoLatency, signedInPersona, watchAddress } from '../current'
import { changeAsOther, deleteAsOther, nextOtherChange, otherPerson } from '../otherPerson'
import { maxLatency, type OtherPerson, type Scenario } from '../scenario'
import { Segmented, Select } from './parts'

type ClockKind = 'real' | 'fixed' | 'running' | 'moved'

/** Sets persona, session, clock, latency, and another person. */
export function Scene() {
  const { state } = useSelector(current)
  const persona = state.persona ?? signedInPersona()
  const who = personas.find(({ id }) => id === persona)
  return (
    <section className="ws-section" aria-labelledby="ws-scene">
      <h3 id="ws-scene">Scene</h3>
      <Select
        label="Persona"
        value={persona}
        choices={[
          ...personas.map(({ id, label }) => ({ value: id, label })),
          { value: 'visitor', label: 'Nobody' },
        ]}
        onChange={(id) => changeScenario({ persona: id as PersonaId | 'visitor' })}
      />
      <p className="ws-hint">{who?.hint ?? 'Nobody is signed in'}</p>
      <Session state={state} />
      <Clock state={state} />
      <Latency state={state} />
      <Segmented
        label="Theme"
        value={state.theme ?? 'own'}
        choices={[
          { value: 'own', label: 'as chosen' },
          { value: 'light', label: 'light' },
          { value: 'dark', label: 'dark' },
        ]}
        onChange={(theme) => changeScenario({ theme: theme === 'own' ? undefined : theme })}
      />
      <Select
        label="Start"
        value={state.config ?? (state.loading ? 'loading' : 'normal')}
        choices={[
          { value: 'normal', label: 'at once' },
          { value: 'loading', label: 'the Loading page stays' },
          { value: 'missing', label: 'config.json is missing' },
          { value: 'not-json', label: 'config.json is not JSON' },
          { value: 'incomplete', label: 'config.json is incomplete' },
        ]}
        onChange={(start) =>
          changeScenario({
            loading: start === 'loading' ? 600_000 : undefined,
            config: start === 'normal' || start === 'loading' ? undefined : (start as Scenario['config']),
          })
        }
      />
      <Other state={state} />
    </section>
  )
}

function Session({ state: { token, refresh } }: { state: Scenario }) {
  const expiry = token === undefined ? 'valid' : token === 'expired' ? 'expired' : 'short'
  return (
    <>
      <Segmented
        label="Token"
        value={expiry}
        choices={[
          { value: 'valid', label: 'valid' },
          { value: 'short', label: '60 s' },
          { value: 'expired', label: 'expired' },
        ]}
        onChange={(next) =>
          changeScenario({ token: next === 'valid' ? undefined : next === 'short' ? 60 : 'expired' })
        }
      />
      <Segmented
        label="Renewal"
        value={refresh ?? 'works'}
        choices={[
          { value: 'works', label: 'works' },
          { value: 'refused', label: 'refused' },
        ]}
        onChange={(next) => changeScenario({ refresh: next === 'works' ? undefined : next })}
      />
    </>
  )
}

const secondsOfDay = 86_400

/** A time for an input of the type `datetime-local`. */
function localTime(iso: string): string {
  const time = new Date(iso)
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

function Clock({ state: { clock } }: { state: Scenario }) {
  const at = clock && clock.kind !== 'moved' ? clock.at : new Date().toISOString().slice(0, 16).concat(':00Z')
  return (
    <>
      <Segmented<ClockKind>
        label="Clock"
        value={clock?.kind ?? 'real'}
        choices={[
          { value: 'real', label: 'real' },
          { value: 'fixed', label: 'fixed' },
          { value: 'running', label: 'runs' },
          { value: 'moved', label: 'moved' },
        ]}
        onChange={(kind) =>
          changeScenario({
            clock:
              kind === 'real' ? undefined : kind === 'moved' ? { kind, seconds: secondsOfDay } : { kind, at },
          })
        }
      />
      {clock?.kind === 'moved' && (
        <label className="ws-row">
          <span>Days</span>
          <input
            type="number"
            key={clock.seconds}
            defaultValue={clock.seconds / secondsOfDay}
            onBlur={({ target }) => {
              const seconds = Math.round(Number(target.value) * secondsOfDay)
              if (seconds !== clock.seconds) changeScenario({ clock: { kind: 'moved', seconds } })
            }}
          />
        </label>
      )}
      {(clock?.kind === 'fixed' || clock?.kind === 'running') && (
        <label className="ws-row">
          <span>Time</span>
          <input
            type="datetime-local"
            key={clock.at}
            defaultValue={localTime(clock.at)}
            onBlur={({ target }) => {
              if (target.value === '' || target.value === localTime(clock.at)) return
              changeScenario({ clock: { kind: clock.kind, at: new Date(target.value).toISOString() } })
            }}
          />
        </label>
      )}
    </>
  )
}

function Latency({ state: { latency = demoLatency, jitter = 0 } }: { state: Scenario }) {
  return (
    <>
      <Milliseconds label="Latency" value={latency} onChange={(next) => changeScenario({ latency: next })} />
      <Milliseconds
        label="Jitter"
        value={jitter}
        onChange={(next) => changeScenario({ latency, jitter: next || undefined })}
      />
    </>
  )
}

interface MillisecondsProps {
  label: string
  value: number
  onChange: (value: number) => void
}

function Milliseconds({ label, value, onChange }: MillisecondsProps) {
  return (
    <label className="ws-row">
      <span>{label}</span>
      <input
        type="range"
        min={0}
        max={maxLatency}
        step={100}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <output>{value} ms</output>
    </label>
  )
}

const moments: { value: OtherPerson; label: string }[] = [
  { value: 'in-10-s', label: 'In 10 s' },
  { value: 'before-save', label: 'Before my next save' },
  { value: 'deletes-before-save', label: 'Deletes it before my next save' },
]

function Other({ state: { otherPerson: when } }: { state: Scenario }) {
  useSyncExternalStore(watchAddress, () => window.location.pathname)
  const change = nextOtherChange()
  return (
    <div className="ws-card">
      <h4>Another person</h4>
      {change ? (
        <p>
          <b>{otherPerson}</b> renames <code>{change.object.id}</code> to <ins>{change.after}</ins>
        </p>
      ) : (
        <p className="ws-hint">Open the form of an object. {otherPerson} then changes the same object.</p>
      )}
      <div className="ws-buttons">
        <button type="button" disabled={!change} onClick={() => changeAsOther()}>
          Now
        </button>
        <button type="button" disabled={!change} onClick={() => deleteAsOther()}>
          Delete it now
        </button>
        {moments.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            aria-pressed={when === value}
            onClick={() => changeScenario({ otherPerson: when === value ? undefined : value })}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  )
}
