import { changeScenario } from '../current'
import { whyNoExpiry, whyNoSession } from '../reach'
import type { Scenario } from '../scenario'
import { Segmented } from './parts'

/** The console renews a token in its last 60 s, so a shorter one would be renewed before every call. */
const shortToken = 70
/** Longer than the lifetime of a token, so that a new one seems to have expired. */
const wrongClock = 7200

/** Sets how long a session lasts, and whether the clocks of browser and provider agree. */
export function Session({ state }: { state: Scenario }) {
  const { token, refresh, skew } = state
  const expiry = token === undefined ? 'valid' : token === 'expired' ? 'expired' : 'short'
  const whyNot = whyNoSession()
  const whyNever = whyNot === undefined ? whyNoExpiry(state) : undefined
  return (
    <>
      <Segmented
        label="Token"
        value={expiry}
        choices={[
          { value: 'valid', label: 'valid' },
          { value: 'short', label: `${typeof token === 'number' ? token : shortToken} s` },
          { value: 'expired', label: 'expired', isOff: whyNever !== undefined },
        ]}
        whyNot={whyNot ?? whyNever}
        onChange={(next) =>
          changeScenario({ token: next === 'valid' ? undefined : next === 'short' ? shortToken : 'expired' })
        }
      />
      <Segmented
        label="Renewal"
        value={refresh ?? 'works'}
        choices={[
          { value: 'works', label: 'works' },
          { value: 'refused', label: 'refused' },
        ]}
        whyNot={whyNot}
        onChange={(next) => changeScenario({ refresh: next === 'works' ? undefined : next })}
      />
      <Segmented
        label="Provider"
        value={skew ? 'behind' : 'right'}
        choices={[
          { value: 'right', label: 'same clock' },
          { value: 'behind', label: `${(skew ?? wrongClock) / 3600} h behind` },
        ]}
        whyNot={whyNot}
        onChange={(next) => changeScenario({ skew: next === 'right' ? undefined : wrongClock })}
      />
    </>
  )
}
