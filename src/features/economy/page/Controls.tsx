import { chakra } from '@chakra-ui/react'
import { SlidersHorizontal } from 'lucide-react'
import { memo, useId, useMemo } from 'react'
import { Segments } from '@/features/shared/Segments'
import { MomentInput } from '@/form/fields/MomentInput'
import { Select } from '@/ui/Input'
import { Button } from '@/ui/styled'
import { fieldText } from '@/ui/value'
import { countEdits, type EconomySearch, spans } from '../address'
import { type Profile, profiles } from '../engine/profiles'
import { tagsOf } from '../engine/tryOut'
import { Badge } from './Figure'

interface ControlsProps {
  search: EconomySearch
  players: readonly object[]
  onSearch: (patch: EconomySearch) => void
}

const names: Record<Profile, string> = { casual: 'Casual', regular: 'Regular', keen: 'Keen' }

/** What the figures are worked out for. All of it is in the address. */
export const Controls = memo(({ search, players, onSearch }: ControlsProps) => {
  const from = useId()
  const edits = countEdits(search)
  const days = search.days ?? 30
  return (
    <Bar>
      <Segments
        label="Kind of player"
        items={profiles.map((profile) => ({ value: profile, label: names[profile] }))}
        value={search.profile ?? 'regular'}
        onChoose={(profile) => onSearch({ profile: profile === 'regular' ? undefined : profile })}
      />
      <Segments
        label="Days"
        items={[...new Set<number>([...spans, days])]
          .sort((a, b) => a - b)
          .map((one) => ({ value: one, label: `${one} days` }))}
        value={days}
        onChoose={(chosen) => onSearch({ days: chosen === 30 ? undefined : chosen })}
      />
      <chakra.span display="inline-flex" alignItems="center" gap="2" textStyle="sm">
        <label id={`${from}-label`} htmlFor={from}>
          From
        </label>
        <chakra.div w={{ base: '15rem', md: '13.5rem' }}>
          <MomentInput
            id={from}
            size="sm"
            title="Empty: now"
            value={search.from}
            onChange={(value) =>
              onSearch({ from: value && `${new Date(value).toISOString().slice(0, 16)}Z` })
            }
          />
        </chakra.div>
      </chakra.span>
      <AudienceSelect search={search} players={players} onSearch={onSearch} />
      <Button
        variant="outline"
        size="sm"
        ms={{ md: 'auto' }}
        onClick={() => onSearch({ panel: 'assumptions' })}
      >
        <SlidersHorizontal size={16} aria-hidden />
        Assumptions
        {edits > 0 && <Badge>{`${edits} changed`}</Badge>}
      </Button>
    </Bar>
  )
})

/** Which of the loaded players count. */
function AudienceSelect({ search, players, onSearch }: ControlsProps) {
  const id = useId()
  const options = useMemo(() => {
    const categories = new Set<string>()
    const tags = new Set<string>()
    for (const player of players) {
      const category = fieldText(player, 'category')
      if (category.trim() !== '') categories.add(category)
      for (const tag of tagsOf(player)) tags.add(tag)
    }
    return { categories: [...categories].sort(), tags: [...tags].sort() }
  }, [players])
  const known = [
    '',
    'active',
    ...options.categories.map((one) => `category:${one}`),
    ...options.tags.map((one) => `tag:${one}`),
  ]
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2" textStyle="sm">
      <label htmlFor={id}>For</label>
      <Select
        id={id}
        size="sm"
        box={{ style: { width: 'auto', maxWidth: '14rem' } }}
        value={search.for ?? ''}
        onChange={({ target }) => onSearch({ for: target.value === '' ? undefined : target.value })}
      >
        <option value="">All loaded players</option>
        <option value="active">Active players</option>
        {search.for !== undefined && !known.includes(search.for) && (
          <option value={search.for}>{search.for}</option>
        )}
        {options.categories.length > 0 && (
          <optgroup label="Category">
            {options.categories.map((one) => (
              <option key={one} value={`category:${one}`}>
                {one}
              </option>
            ))}
          </optgroup>
        )}
        {options.tags.length > 0 && (
          <optgroup label="Tag">
            {options.tags.map((one) => (
              <option key={one} value={`tag:${one}`}>
                {one}
              </option>
            ))}
          </optgroup>
        )}
      </Select>
    </chakra.span>
  )
}

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    columnGap: '3',
    px: { base: '3', md: '5' },
    py: '2.5',
    borderBottomWidth: '1px',
    bg: 'bg.subtle',
    _print: { display: 'none' },
  },
})
