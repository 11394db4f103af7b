import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { selected } from '@/auth/selectedAccount'
import { ownPath } from '../../ownPath'
import { current, writeAddress } from '../current'
import { scenarioNamed } from '../scenarios'
import { Workshop } from './Workshop'
// The order of the imports matters: later rules override earlier ones.
import './workshop.css'
import './controls.css'
import './calls.css'
import './narrow.css'

/** Shows the button of the panel, and runs the steps of the opened scenario. */
export function showPanel(): void {
  const host = document.createElement('div')
  host.className = 'workshop-host'
  document.body.append(host)
  keepOutOfPopups(host)
  createRoot(host).render(
    <StrictMode>
      <Workshop />
    </StrictMode>,
  )
  // The selected account is part of the scenario.
  writeAddress()
  selected.subscribe(writeAddress)
  const opened = scenarioNamed(current.get().name ?? '')
  const [path = ''] = opened?.path.split('?') ?? []
  const { steps } = opened ?? {}
  // Loaded on demand: few scenarios have steps, and Testing Library's queries are large.
  if (steps && path === ownPath()) void import('../steps').then(({ playSteps }) => playSteps(steps))
}

/**
 * A list or popup of the console closes on a press outside of it. The panel is not part of the page, so that a popup can
 * stay open while a setting changes. A modal dialog makes the panel inert until it is closed, like the rest of the page.
 */
function keepOutOfPopups(host: HTMLElement) {
  for (const type of ['pointerdown', 'focusin'] as const) {
    window.addEventListener(
      type,
      (event) => {
        if (event.target instanceof Node && host.contains(event.target)) event.stopPropagation()
      },
      { capture: true },
    )
  }
}
