import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ScenariosPage } from './ScenariosPage'

/** The pages of the workshop, by path. */
const pages: Readonly<Record<string, () => Promise<void>>> = {
  '/workshop': async () => show('Scenarios', <ScenariosPage />),
  '/workshop/primitives': async () => {
    const { PrimitivesPage } = await import('./PrimitivesPage')
    show('Primitives', <PrimitivesPage />)
  },
}

/** Shows a page of the workshop in place of the console; the scenarios if there is no such page. */
export async function showPage(path: string): Promise<void> {
  const load = pages[path] ?? pages['/workshop']
  await load?.()
}

function show(title: string, page: React.ReactNode) {
  document.title = `${title} - Workshop`
  createRoot(document.getElementById('root') as HTMLElement).render(<StrictMode>{page}</StrictMode>)
}
