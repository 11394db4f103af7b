import { ArrowLeft, Wrench } from 'lucide-react'
import { useState } from 'react'
import { basePath } from '@/lib/basePath'
import { TextQuery } from '@/lib/textQuery'
import { writeScenario } from '../address'
import { groups, type NamedScenario } from '../named'
import { addressOf } from '../open'
import { scenarios } from '../scenarios'
import './scenarios.css'

/** Lists every scenario with a sentence; a click opens it. */
export function ScenariosPage() {
  const [text, setText] = useState('')
  const [group, setGroup] = useState<string>('All')
  const wanted = new TextQuery(text)
  const found = scenarios.filter((one) => wanted.isIn(`${one.title} ${one.text} ${one.name}`))
  const shown = groups.filter((one) => group === 'All' || group === one)
  return (
    <div className="sc">
      <header className="sc-bar">
        <b>
          <Wrench size={16} aria-hidden /> Workshop
        </b>
        <span>mocked API</span>
        <a href={`${basePath}/workshop/primitives`}>Primitives</a>
        <a href={`${basePath}/`}>
          <ArrowLeft size={14} aria-hidden /> Back to the console
        </a>
      </header>
      <main>
        <div className="sc-head">
          <div>
            <h1>Scenarios</h1>
            <p>Each one is a link. It sets persona, data, clock and failures for one tab.</p>
          </div>
          <input
            type="search"
            aria-label="Search scenarios"
            placeholder="Search scenarios"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
        <fieldset className="sc-groups">
          <legend>Group</legend>
          {['All', ...groups].map((one) => (
            <label key={one}>
              <input type="radio" name="group" checked={group === one} onChange={() => setGroup(one)} />
              <span>
                {one} <small>{found.filter((each) => one === 'All' || each.group === one).length}</small>
              </span>
            </label>
          ))}
        </fieldset>
        {found.length === 0 && <p role="status">{`No scenario matches "${text.trim()}".`}</p>}
        {shown.map((one) => (
          <Group key={one} title={one} members={found.filter((each) => each.group === one)} />
        ))}
      </main>
    </div>
  )
}

function Group({ title, members }: { title: string; members: readonly NamedScenario[] }) {
  if (members.length === 0) return null
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {members.map((one) => (
          <Card key={one.name} one={one} />
        ))}
      </ul>
    </section>
  )
}

function Card({ one }: { one: NamedScenario }) {
  const { title, text, state } = one
  const themed = (theme: 'light' | 'dark') => addressOf({ ...one, name: `${one.name},theme:${theme}` })
  return (
    <li>
      <h3>
        <a href={addressOf(one)}>{title}</a>
      </h3>
      <p>{text}</p>
      <div className="sc-foot">
        <span className="sc-chips">
          {chipsOf(state).map((chip) => (
            <code key={chip}>{chip}</code>
          ))}
        </span>
        <a href={themed('light')} aria-label={`${title}, light`}>
          Light
        </a>
        <a href={themed('dark')} aria-label={`${title}, dark`}>
          Dark
        </a>
      </div>
    </li>
  )
}

/** The settings of a scenario that differ from the demo, as in its address. */
const chipsOf = (state: NamedScenario['state']): string[] =>
  writeScenario({ ...state, account: undefined })
    .split(',')
    .filter((part) => part !== '')
