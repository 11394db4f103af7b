import { chakra } from '@chakra-ui/react'
import { useMemo, useRef, useState } from 'react'
import { toMinute } from '@/features/calendar/address'
import { partOf, textsOf } from '@/features/check/programmeIndex'
import { useTypedNumber } from '@/features/shared/useTypedNumber'
import { Combobox } from '@/form/fields/Combobox'
import type { ReferenceItem } from '@/form/types'
import type { EntityType } from '@/model/entityTypes'
import { idOf } from '@/model/references'
import { nouns } from '@/model/words'
import { Input, Select } from '@/ui/Input'
import { Button } from '@/ui/styled'
import { filledText, plainText, titleOf } from '@/ui/value'
import { countHint, readCount } from '../counts'
import { levelText } from '../ladder'
import type { Person } from '../types'
import { factsPatch } from '../who'
import { Labelled, LevelOptions } from './parts'
import type { PageProps } from './props'

/** The facts of the person. Changed ones are in the address; the player on the server stays as it is. */
export function Facts({ search, onSearch, who, programme, players, view }: PageProps) {
  const { person, base } = who
  const set = (patch: Partial<Person>) => onSearch(factsPatch(base, patch, toMinute(view.at)))
  const level = view.ladder.levelOf(person)
  const { tags, categories } = useMemo(() => {
    const required = [...programme.each(requiring)].map(([, row]) => partOf(row, 'requirement'))
    const all = [...required, ...players.rows.slice(0, 1000).map((row) => row as never)] as Record<
      string,
      unknown
    >[]
    return {
      tags: unique(all.flatMap((one) => textsOf(one.tags).map(([, tag]) => tag))),
      categories: unique(all.flatMap((one) => filledText(one.category) ?? [])),
    }
  }, [programme, players])
  const [resets, setResets] = useState(0)
  // What was typed and is no number does not stay for somebody else, or after a reset.
  const typedFor = JSON.stringify([search.player, search.as, search.name, resets])
  const isChanged = factFields.some((field) => search[field] !== undefined)
  return (
    <chakra.div display="grid" gap="3">
      <Labelled label="Level">
        {(id) => (
          <Select
            id={id}
            value={level ? idOf('levels', level) : person.level ? '?' : ''}
            onChange={({ currentTarget: { value } }) => {
              const chosen = programme.find('levels', value)
              set({ level: chosen && { id: value, name: levelText(chosen) } })
            }}
          >
            <option value="">None</option>
            {person.level && !level && (
              <option value="?" disabled>
                {`Unknown: ${person.level.name}`}
              </option>
            )}
            <LevelOptions view={view} />
          </Select>
        )}
      </Labelled>
      <Labelled label="Category">
        {(id) => (
          <Select
            id={id}
            value={person.category}
            onChange={({ currentTarget }) => set({ category: currentTarget.value })}
          >
            <option value="">None</option>
            {unique([...categories, ...(person.category === '' ? [] : [person.category])]).map((category) => (
              <option key={category} value={category}>
                {category}
              </option>
            ))}
          </Select>
        )}
      </Labelled>
      <Pair>
        <Amount
          key={`points ${typedFor}`}
          label={nouns.points.title}
          value={person.points}
          onChange={(points) => set({ points })}
        />
        <Amount
          key={`credits ${typedFor}`}
          label={nouns.credits.title}
          value={person.credits}
          onChange={(credits) => set({ credits })}
        />
      </Pair>
      <Many
        label="Tags"
        items={unique([...tags, ...person.tags]).map((tag) => ({ id: tag, name: tag }))}
        chosen={person.tags}
        onChange={(chosen) => set({ tags: chosen })}
      />
      <Many
        label="Achievements"
        items={itemsOf(programme.rows('achievements'), 'achievements')}
        chosen={person.badges}
        onChange={(badges) => set({ badges })}
      />
      <Many
        label="Finished missions"
        help="No list of the server tells them: add what you know."
        items={itemsOf(programme.rows('missions'), 'missions')}
        chosen={person.finished}
        onChange={(finished) => set({ finished })}
      />
      {isChanged && (
        <Button
          variant="outline"
          size="sm"
          justifySelf="start"
          onClick={() => {
            setResets(resets + 1)
            onSearch(Object.fromEntries(factFields.map((field) => [field, undefined])))
          }}
        >
          {search.player === undefined ? 'Reset the facts' : 'As on the server again'}
        </Button>
      )}
    </chakra.div>
  )
}

const factFields = [
  'name',
  'level',
  'category',
  'points',
  'credits',
  'tags',
  'badges',
  'finished',
  'used',
  'since',
] as const

const requiring: readonly EntityType[] = [
  'missions',
  'achievements',
  'leaderboards',
  'prizes',
  'raffles',
  'mysteryboxes',
]

const unique = (texts: readonly string[]) => [...new Set(texts)].sort((a, b) => a.localeCompare(b))

const itemsOf = (rows: readonly object[], type: EntityType): ReferenceItem[] =>
  rows.map((row) => {
    const id = idOf(type, row)
    return { id, name: titleOf(row, id) }
  })

interface AmountProps {
  label: string
  value: number
  onChange: (value: number) => void
}

/** A whole number from 0. */
function Amount({ label, value, onChange }: AmountProps) {
  const { input, isWrong } = useTypedNumber({ shown: plainText(value), read: readCount, onChange })
  return (
    <Labelled label={label} help={isWrong ? countHint : undefined}>
      {(id) => (
        <Input id={id} inputMode="numeric" {...input} aria-describedby={isWrong ? `${id}-help` : undefined} />
      )}
    </Labelled>
  )
}

interface ManyProps {
  label: string
  help?: string
  items: readonly ReferenceItem[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

function Many({ label, help, items, chosen, onChange }: ManyProps) {
  const input = useRef<HTMLInputElement>(null)
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <Labelled label={label} help={help}>
      {(id) => (
        <Combobox
          control={{ id }}
          options={{ items, isLoading: false }}
          chosen={chosen}
          multiple
          placeholder="Add"
          canClear={false}
          onPick={toggle}
          onRemove={toggle}
          onClear={() => onChange([])}
          inputRef={input}
        />
      )}
    </Labelled>
  )
}

const Pair = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '3' },
})
