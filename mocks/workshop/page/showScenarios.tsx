import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ScenariosPage } from './ScenariosPage'

/** Shows the page of all scenarios in place of the console. */
export function showScenarios(): void {
  document.title = 'Scenarios - Workshop'
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      <ScenariosPage />
    </StrictMode>,
  )
}
