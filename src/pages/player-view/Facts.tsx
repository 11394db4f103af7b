import { chakra } from '@chakra-ui/react'
import { useId, useMemo, useRef, useState } from 'react'
import { factNames, unchanged } from '@/engine/explain/address'
import { requiring } from '@/engine/explain/conditions'
import { factOf } from '@/engine/explain/levelOrder'
import { listedIds, requirementOf } from '@/engine/explain/requirement'
import type { Person } from '@/engine/explain/types'
import { factsPatch } from '@/engine/explain/who'
import { countHint, readCount } from '@/engine/explain/words'
import { nameOf, type ProgrammeIndex } from '@/engine/programme/programmeIndex'
import { Combobox } from '@/form/fields/Combobox'
import type { ReferenceItem } from '@/form/types'
import { toMinute } from '@/lib/dates'
import { cutText } from '@/lib/format'
import { toggledInList } from '@/lib/toggled'
import { fieldsOf, filledText, plainText } from '@/lib/value'
import type { EntityType } from '@/model/entityTypes'
import { idOf } from '@/model/references'
import { nouns } from '@/model/words'
import { useTypedNumber } from '@/parts/filters/useTypedNumber'
import { Input } from '@/ui/Input'
import { Switch } from '@/ui/Switch'
import { Button } from '@/ui/styled'
import { LevelOptions, PanelChoice, PanelField } from './parts'
import type { PageProps } from './props'

/**
 * Controls for the facts about the player. Changed facts are stored in the address; the player on the server does not
 * change.
 */
export function Facts({ search, onSearch, who, programme, players, view }: PageProps) {
  const { person, base } = who
  const set = (patch: Partial<Person>) => onSearch(factsPatch(base, patch, toMinute(view.at)))
  const level = view.ladder.levelOf(person)
  const { tags, categories } = useMemo(() => {
    const required = [...programme.each(requiring)].map(([, row]) => requirementOf(row))
    const all = [...required, ...players.rows.slice(0, 1000).map(fieldsOf)]
    return {
      tags: all.flatMap((one) => listedIds(one.tags)),
      categories: all.flatMap((one) => filledText(one.category) ?? []),
    }
  }, [programme, players])
  const assumeId = useId()
  const [resets, setResets] = useState(0)
  // Remounts the fields for another player and after a reset, so that they drop invalid text.
  const typedFor = JSON.stringify([search.player, search.as, search.name, resets])
  const isChanged = factNames.some((name) => search[name] !== undefined)
  return (
    <chakra.div display="grid" gap="3">
      <PanelChoice
        label="Level"
        value={level ? idOf('levels', level) : person.level ? '?' : ''}
        onChoose={(id) => {
          const chosen = programme.find('levels', id)
          set({ level: chosen && factOf(chosen) })
        }}
      >
        <option value="">None</option>
        {person.level && !level && (
          <option value="?" disabled>
            {`Unknown: ${person.level.name}`}
          </option>
        )}
        <LevelOptions view={view} />
      </PanelChoice>
      <PanelChoice label="Category" value={person.category} onChoose={(category) => set({ category })}>
        <option value="">None</option>
        {unique([...categories, ...(person.category === '' ? [] : [person.category])]).map((category) => (
          <option key={category} value={category}>
            {cutText(category)}
          </option>
        ))}
      </PanelChoice>
      <chakra.div display="grid" gridTemplateColumns="repeat(2, minmax(0, 1fr))" gap="3">
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
      </chakra.div>
      <Many
        label="Tags"
        items={unique([...tags, ...person.tags]).map((tag) => ({ id: tag, name: tag }))}
        chosen={person.tags}
        onChange={(chosen) => set({ tags: chosen })}
      />
      <Many
        label="Achievements"
        items={itemsOf(programme, 'achievements')}
        chosen={person.badges}
        onChange={(badges) => set({ badges })}
      />
      <Many
        label="Finished missions"
        help={
          person.assumesNone
            ? 'All others are taken as not finished.'
            : 'No list of the server tells them: add what you know.'
        }
        items={itemsOf(programme, 'missions')}
        chosen={person.finished}
        onChange={(finished) => set({ finished })}
      />
      {search.player !== undefined && (
        <chakra.div display="flex" gap="2" alignItems="start">
          <Switch
            id={assumeId}
            checked={search.assume === true}
            onChange={(isOn) => onSearch({ assume: isOn || undefined })}
          />
          <chakra.label htmlFor={assumeId} textStyle="sm">
            Assume nothing used or finished yet
          </chakra.label>
        </chakra.div>
      )}
      {isChanged && (
        <Button
          variant="outline"
          size="sm"
          justifySelf="start"
          onClick={() => {
            setResets(resets + 1)
            onSearch(unchanged)
          }}
        >
          {search.player === undefined ? 'Undo all changes' : 'As on the server again'}
        </Button>
      )}
    </chakra.div>
  )
}

const unique = (texts: readonly string[]) => [...new Set(texts)].sort((a, b) => a.localeCompare(b))

const itemsOf = (programme: ProgrammeIndex, type: EntityType): ReferenceItem[] =>
  programme.rows(type).map((row) => ({ id: idOf(type, row), name: nameOf(type, row) }))

interface AmountProps {
  label: string
  value: number
  onChange: (value: number) => void
}

/** A whole number from 0. */
function Amount({ label, value, onChange }: AmountProps) {
  const { input, isWrong } = useTypedNumber({ shown: plainText(value), read: readCount, onChange })
  return (
    <PanelField label={label} help={isWrong ? countHint : undefined}>
      {(id) => (
        <Input id={id} inputMode="numeric" {...input} aria-describedby={isWrong ? `${id}-help` : undefined} />
      )}
    </PanelField>
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
  const toggle = (id: string) => onChange(toggledInList(chosen, id))
  return (
    <PanelField label={label} help={help}>
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
    </PanelField>
  )
}
