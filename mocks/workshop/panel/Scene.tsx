import { useSelector } from '@tanstack/react-store'
import { useSyncExternalStore } from 'react'
import { type PersonaId, personas } from '../../provider/personas'
import { changeScenario, current, demoLatency, signedInPersona, watchAddress } from '../current'
import { changeAsOther, deleteAsOther, nextOtherChange, otherPerson } from '../otherPerson'
import { noteOnPersona, whyNoOtherPerson, whyNoPersona } from '../reach'
import { maxLatency, type OtherPerson, type Scenario } from '../scenario'
import { Clock } from './Clock'
import { Segmented, Select, Why } from './parts'
import { Session } from './Session'

/** Sets persona, session, clock, latency, and another person. */
export function Scene() {
  const { state } = useSelector(current)
  const whyNot = whyNoPersona()
  const persona = whyNot ? 'real' : (state.persona ?? signedInPersona())
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
          ...(whyNot ? [{ value: 'real', label: 'The user of the real provider' }] : []),
        ]}
        whyNotId={whyNot && 'ws-persona'}
        onChange={(id) => changeScenario({ persona: id as PersonaId | 'visitor' })}
      />
      <p className="ws-hint" id="ws-persona">
        {whyNot ?? noteOnPersona() ?? who?.hint ?? 'Nobody is signed in'}
      </p>
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
          { value: 'readers-propose', label: 'readers propose' },
        ]}
        onChange={(start) =>
          changeScenario({
            loading: start === 'loading' ? 60_000 : undefined,
            config: start === 'normal' || start === 'loading' ? undefined : (start as Scenario['config']),
          })
        }
      />
      <Segmented
        label="Code"
        value={state.missingCode ?? 'loads'}
        choices={[
          { value: 'loads', label: 'loads' },
          { value: 'form', label: 'no forms' },
          { value: 'profile', label: 'no profile' },
          ...(['form', 'profile', undefined].includes(state.missingCode)
            ? []
            : [{ value: state.missingCode ?? '', label: `no ${state.missingCode}` }]),
        ]}
        onChange={(screen) => changeScenario({ missingCode: screen === 'loads' ? undefined : screen })}
      />
      <Other state={state} />
    </section>
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

function Other({ state }: { state: Scenario }) {
  const { otherPerson: when } = state
  useSyncExternalStore(watchAddress, () => window.location.pathname)
  const change = nextOtherChange()
  const whyNot = change && whyNoOtherPerson(change.object.resource, state)
  const canAct = change !== undefined && whyNot === undefined
  return (
    <div className="ws-card">
      <h4>Another person</h4>
      {whyNot ? (
        <Why id="ws-other" text={whyNot} />
      ) : change ? (
        <p>
          <b>{otherPerson}</b> renames <code>{change.object.id}</code> to <ins>{change.after}</ins>
        </p>
      ) : (
        <p className="ws-hint">Open the form of an object. {otherPerson} then changes the same object.</p>
      )}
      <div className="ws-buttons">
        <button type="button" disabled={!canAct} onClick={() => changeAsOther()}>
          Now
        </button>
        <button type="button" disabled={!canAct} onClick={() => deleteAsOther()}>
          Delete it now
        </button>
        {moments.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            disabled={whyNot !== undefined}
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
