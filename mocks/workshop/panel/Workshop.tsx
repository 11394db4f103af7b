import { useSelector } from '@tanstack/react-store'
import { Blocks, Bug, Link2, PanelBottom, PanelRight, RotateCcw, Wrench, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { basePath } from '@/lib/basePath'
import { isCommand, shortcutKey } from '@/lib/keys'
import type { StorageKey } from '@/stored/storageKeys'
import { stored } from '@/stored/stored'
import { resetMocks } from '../../browser'
import { apiTarget } from '../../realApi'
import { calls } from '../calls'
import { countChanges, current, scenarioLink } from '../current'
import { groups } from '../named'
import { openScenario } from '../open'
import { scenarioNamed, scenarios } from '../scenarios'
import { Calls } from './Calls'
import { DataSizes } from './DataSizes'
import { Select } from './parts'
import { Scene } from './Scene'
import { Typos } from './Typos'

const tabs = ['Scene', 'Data', 'Calls'] as const

const viewSchema = z.object({
  isOpen: z.boolean(),
  dock: z.enum(['bottom', 'right']),
  tab: z.enum(tabs),
  /** The devtools replace the parts of the workshop. In development only. */
  hasDevtools: z.optional(z.boolean()),
})
type View = z.output<typeof viewSchema>

const place: StorageKey = {
  name: 'workshop.view',
  where: 'tab',
  owner: 'browser',
  version: 1,
  atLogout: 'kept',
}
const storedView = stored<View>(place, viewSchema, { isOpen: false, dock: 'bottom', tab: 'Scene' })

/** Position and tab of the panel. They survive a reload. */
function useView() {
  const [view, setView] = useState(storedView.get)
  useEffect(() => {
    storedView.set(view)
    // The style sheet reserves space for the panel on the page.
    document.documentElement.dataset.workshop = view.isOpen ? view.dock : 'closed'
  }, [view])
  return { view, change: (patch: Partial<View>) => setView((now) => ({ ...now, ...patch })) }
}

/** The workshop: a button, and a panel with every setting of the scenario. Ctrl and ; opens and closes it. */
export function Workshop() {
  const { view, change } = useView()
  const { isOpen } = view
  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (shortcutKey(event) !== ';' || !isCommand(event)) return
      event.preventDefault()
      change({ isOpen: !isOpen })
    }
    window.addEventListener('keydown', toggle)
    return () => window.removeEventListener('keydown', toggle)
  })
  return (
    <aside className="workshop" aria-label="Workshop" data-dock={view.dock} data-open={isOpen || undefined}>
      {isOpen ? (
        <Panel view={view} change={change} />
      ) : (
        <>
          <button
            type="button"
            className="ws-opener"
            aria-label="Open Workshop"
            title="Workshop (Ctrl ;)"
            onClick={() => change({ isOpen: true })}
          >
            <Wrench size={16} aria-hidden />
          </button>
          <Typos />
        </>
      )}
    </aside>
  )
}

function Panel({ view, change }: ViewProps) {
  return (
    <>
      <div className="ws-tape" />
      <Head view={view} change={change} />
      <Typos />
      {import.meta.env.DEV && view.hasDevtools ? <Devtools /> : <Parts view={view} change={change} />}
    </>
  )
}

/** The page of the devtools, which the development server has. */
const Devtools = () => (
  <iframe
    className="ws-devtools"
    title="Query and router devtools"
    src="/mocks/workshop/devtools/index.html"
  />
)

interface ViewProps {
  view: View
  change: (patch: Partial<View>) => void
}

function Parts({ view, change }: ViewProps) {
  const seen = useSelector(calls, (all) => all.length)
  return (
    <>
      <div className="ws-tabs" role="tablist" aria-label="Parts of the workshop">
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            aria-selected={view.tab === tab}
            onClick={() => change({ tab })}
          >
            {tab} {tab === 'Calls' && seen}
          </button>
        ))}
      </div>
      <div className="ws-body" data-tab={view.tab}>
        <Scene />
        <DataSizes />
        <Calls />
      </div>
    </>
  )
}

function Head({ view, change }: ViewProps) {
  const { name = '' } = useSelector(current)
  const changes = countChanges()
  const isRight = view.dock === 'right'
  return (
    <header>
      <h2>
        <Wrench size={16} aria-hidden /> Workshop
      </h2>
      <span className="ws-mode">{apiTarget() ? 'real API' : 'mocked API'}</span>
      <Select
        isBare
        label="Scenario"
        value={name}
        choices={[
          { value: '', label: 'No scenario' },
          ...groups.flatMap((group) =>
            scenarios
              .filter((one) => one.group === group)
              .map((one) => ({ value: one.name, label: one.title, group })),
          ),
        ]}
        onChange={(next) => openScenario(scenarioNamed(next))}
      />
      <span className="ws-changes">
        {changes === 0 ? '' : changes === 1 ? '1 change' : `${changes} changes`}
      </span>
      <span className="ws-gap" />
      <a href={`${basePath}/workshop`}>
        <Blocks size={14} aria-hidden /> Scenarios
      </a>
      <button type="button" onClick={() => void resetMocks().then(() => openScenario(scenarioNamed(name)))}>
        <RotateCcw size={14} aria-hidden /> Reset
      </button>
      <CopyLink />
      {import.meta.env.DEV && (
        <button
          type="button"
          aria-pressed={view.hasDevtools ?? false}
          onClick={() => change({ hasDevtools: !view.hasDevtools })}
        >
          <Bug size={14} aria-hidden /> Devtools
        </button>
      )}
      <button
        type="button"
        className="ws-icon ws-dock"
        aria-label={isRight ? 'Dock at the bottom' : 'Dock on the right'}
        title={isRight ? 'Dock at the bottom' : 'Dock on the right'}
        onClick={() => change({ dock: isRight ? 'bottom' : 'right' })}
      >
        {isRight ? <PanelBottom size={16} aria-hidden /> : <PanelRight size={16} aria-hidden />}
      </button>
      <button
        type="button"
        className="ws-icon"
        aria-label="Close Workshop"
        title="Close (Ctrl ;)"
        onClick={() => change({ isOpen: false })}
      >
        <X size={16} aria-hidden />
      </button>
    </header>
  )
}

/** Copies a link that opens this page in this state, also in a browser where nobody is signed in. */
function CopyLink() {
  const [words, setWords] = useState('Copy scenario link')
  useEffect(() => {
    if (words === 'Copy scenario link') return
    const timer = setTimeout(() => setWords('Copy scenario link'), 3000)
    return () => clearTimeout(timer)
  }, [words])
  const copy = () =>
    navigator.clipboard.writeText(scenarioLink()).then(
      () => setWords('Copied'),
      () => setWords('The browser refused to copy'),
    )
  return (
    <button type="button" className="ws-primary" onClick={() => void copy()}>
      <Link2 size={14} aria-hidden /> <span aria-live="polite">{words}</span>
    </button>
  )
}
