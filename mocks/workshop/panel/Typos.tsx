import { useSelector } from '@tanstack/react-store'
import { X } from 'lucide-react'
import { useState } from 'react'
import { current, openedAddress, scenarioText } from '../current'
import { correctedAddress, typoOf } from '../typos'

/** The parts of the link that could not be read, each with a link to what was probably meant. */
export function Typos() {
  const { unknown } = useSelector(current)
  const [isClosed, setClosed] = useState(false)
  if (unknown.length === 0 || isClosed) return null
  return (
    <div role="status" className="ws-note">
      <p>The link of this scenario has parts that this build does not know. They were left out.</p>
      <ul>
        {unknown.map(typoOf).map(({ part, meant }) => (
          <li key={part}>
            <code>{part}</code>
            {meant && (
              <>
                {' '}
                Did you mean <a href={correctedAddress(openedAddress(), scenarioText(), meant)}>{meant}</a>?
              </>
            )}
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="ws-icon"
        aria-label="Close the note"
        title="Close"
        onClick={() => setClosed(true)}
      >
        <X size={16} aria-hidden />
      </button>
    </div>
  )
}
