import { changeScenario } from '../current'
import type { Scenario } from '../scenario'
import { Segmented } from './parts'

type ClockKind = 'real' | 'fixed' | 'running' | 'moved'

const secondsOfDay = 86_400

/** A time for an input of the type `datetime-local`. */
function localTime(iso: string): string {
  const time = new Date(iso)
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** Sets the clock of the page. */
export function Clock({ state: { clock } }: { state: Scenario }) {
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
