import { chakra } from '@chakra-ui/react'
import { useSelector } from '@tanstack/react-store'
import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { factNames, noFacts } from '@/engine/explain/address'
import { archetypeNames, archetypes } from '@/engine/explain/person'
import type { Person } from '@/engine/explain/types'
import { normal } from '@/engine/programme/campaignName'
import { fittingItems } from '@/lib/fittingItems'
import { pressedKey } from '@/lib/keys'
import { warnNotStored } from '@/parts/unsaved/warnNotStored'
import { storageKeys } from '@/stored/storageKeys'
import { stored } from '@/stored/stored'
import { IconButton } from '@/ui/Button'
import { Chip } from '@/ui/Chip'
import { focusAfterPaint } from '@/ui/focusAfterPaint'
import { Input } from '@/ui/Input'
import { Button } from '@/ui/styled'
import { PanelField } from './parts'
import type { PageProps } from './props'

const text = z.exactOptional(z.string())
const count = z.exactOptional(z.int().check(z.nonnegative()))
const texts = z.exactOptional(z.readonly(z.array(z.string())))
/** The facts of a kind of player, as parameters of the address. */
const factsSchema = z.object({
  level: text,
  category: text,
  points: count,
  credits: count,
  tags: texts,
  badges: texts,
  finished: texts,
})
/** The kinds of players that the user keeps for an account. */
const kinds = stored(
  storageKeys.kindsOfPlayers,
  fittingItems(z.object({ name: z.string(), facts: factsSchema })),
  [],
)

/** The stored kinds of players, with functions to change them. */
function useKept(account: string) {
  const kept = useSelector(kinds.atom(account))
  const setKept = (next: typeof kept) => warnNotStored(kinds.set(next, account))
  // Reads the storage again, because another tab may have written since the last render.
  const without = (own: string) => kinds.get(account).filter((kind) => kind.name !== own)
  return { kept, setKept, without }
}

/** Kinds of players: three that the programme makes, and those that the user keeps in this browser. */
export function Kinds({ account, search, onSearch }: PageProps) {
  const { kept, setKept, without } = useKept(account)
  const isAsMade = factNames.every((fact) => search[fact] === undefined)
  return (
    <chakra.ul role="list" display="flex" flexWrap="wrap" gap="1.5" listStyleType="none">
      {archetypes.map((kind) => (
        <li key={kind}>
          <Chip
            isOn={isAsMade && (search.as ?? 'newcomer') === kind}
            title={archetypeNames[kind].text}
            onClick={() => onSearch({ ...noFacts, as: kind })}
          >
            {archetypeNames[kind].name}
          </Chip>
        </li>
      ))}
      {kept.map(({ name: own, facts }) => (
        <chakra.li key={own} display="flex" alignItems="center">
          <Chip isOn={search.name === own} onClick={() => onSearch({ ...noFacts, ...facts, name: own })}>
            {own}
          </Chip>
          <IconButton icon={X} label={`Remove ${own}`} onClick={() => setKept(without(own))} />
        </chakra.li>
      ))}
    </chakra.ul>
  )
}

/** Saves the facts of the person as an example, which is a kind of player. The field for its name is shown once the button is pressed. */
export function KeepKind({ account, onSearch, who }: PageProps) {
  const { setKept, without } = useKept(account)
  const [name, setName] = useState('')
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const show = (opens: boolean) => {
    setOpen(opens)
    focusAfterPaint(() => box.current?.querySelector<HTMLElement>('input, button'))
  }
  const trimmed = name.trim()
  const isTaken = builtIn.has(normal(trimmed))
  const keep = () => {
    if (trimmed === '' || isTaken) return
    const facts = factsOf(who.person)
    // Replaces a kind with the same name.
    setKept([...without(trimmed), { name: trimmed, facts }])
    onSearch({ ...noFacts, ...facts, name: trimmed })
    setName('')
    show(false)
  }
  return (
    <div ref={box}>
      {isOpen ? (
        <PanelField
          label="Name of the example, kept in this browser"
          help={isTaken ? `${trimmed} is made from the programme: choose another name` : undefined}
        >
          {(id) => (
            <chakra.form
              display="flex"
              gap="2"
              onSubmit={(event) => {
                event.preventDefault()
                keep()
              }}
              onKeyDown={(event) => {
                if (pressedKey(event) !== 'Escape') return
                // Closes only the form, not the sheet around it on phones.
                event.preventDefault()
                event.stopPropagation()
                show(false)
              }}
            >
              <Input
                id={id}
                size="sm"
                value={name}
                maxLength={60}
                {...(isTaken && { 'aria-invalid': true, 'aria-describedby': `${id}-help` })}
                placeholder="Name"
                onChange={({ currentTarget }) => setName(currentTarget.value)}
              />
              <Button type="submit" variant="outline" size="sm" disabled={trimmed === '' || isTaken}>
                Keep
              </Button>
            </chakra.form>
          )}
        </PanelField>
      ) : (
        <Button variant="ghost" size="sm" edge="start" onClick={() => show(true)}>
          Save this player as an example...
        </Button>
      )}
    </div>
  )
}

/** Two kinds never have the same name. */
const builtIn = new Set(archetypes.map((kind) => normal(archetypeNames[kind].name)))

/** All facts of a player as address parameters, so that they do not depend on the kind that they came from. */
const factsOf = ({ level, category, points, credits, tags, badges, finished }: Person) => ({
  level: level?.id ?? '',
  category,
  points,
  credits,
  tags,
  badges,
  finished,
})
