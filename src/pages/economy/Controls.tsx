import { chakra } from '@chakra-ui/react'
import { SlidersHorizontal } from 'lucide-react'
import { memo, type ReactNode, useId, useMemo } from 'react'
import { type Profile, profiles } from '@/engine/economy/profiles'
import { sampleOf } from '@/engine/economy/sample'
import { tagsAndCategoriesIn } from '@/engine/economy/tryOut'
import { MomentInput } from '@/form/fields/MomentInput'
import { minuteIn } from '@/lib/dates'
import { dayText } from '@/lib/dateText'
import { pluralize } from '@/lib/format'
import { capital } from '@/model/words'
import { Folding } from '@/parts/filters/Folding'
import { Segments } from '@/parts/filters/Segments'
import { Select } from '@/ui/Input'
import { Button } from '@/ui/styled'
import { countEdits, type EconomySearch, spans } from './address'
import { MetricBadge } from './Metric'

interface ControlsProps {
  search: EconomySearch
  players: readonly object[]
  /** A note with the number of loaded players. Undefined if all are loaded, or if another part of the page shows it. */
  part?: ReactNode
  /** The number of counted players. Set if the controls contain the choice between one player and all. */
  playerCount?: number
  onSearch: (patch: EconomySearch) => void
}

/** The inputs of the calculation, stored in the address. On phones they fold to one line. */
export const Controls = memo(({ search, players, part, playerCount = 0, onSearch }: ControlsProps) => {
  const from = useId()
  const edits = countEdits(search)
  const days = search.days ?? 30
  const profile = search.profile ?? 'regular'
  const sample = sampleOf({ counted: players.length, loaded: players.length, isPart: true })
  return (
    <Folding
      summary={
        <>
          <b>{capital(profile)}</b>
          <chakra.span color="fg.muted">
            {[
              '',
              `${days} days from ${search.from === undefined ? 'now' : dayText(Date.parse(search.from))}`,
              // If players are partially loaded, the text says how they were chosen.
              ...(part && search.for === undefined ? [sample] : [audienceText(search.for)]),
              ...(playerCount > 0 && search.who === 'all' ? [`all ${pluralize(playerCount, 'player')}`] : []),
              ...(edits > 0 ? [`${pluralize(edits, 'assumption')} changed`] : []),
            ].join(' · ')}
          </chakra.span>
        </>
      }
      unfolded="md"
    >
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap="2"
        columnGap="3"
        px="inset"
        py="2.5"
        borderBottomWidth="1px"
        bg="bg.subtle"
        _print={{ display: 'none' }}
      >
        <ProfileChoice profile={profile} onSearch={onSearch} />
        {playerCount > 0 && <WhoseEarnings search={search} playerCount={playerCount} onSearch={onSearch} />}
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
              placeholder="Now"
              value={search.from}
              onChange={(value) => onSearch({ from: minuteIn(value) })}
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
          {edits > 0 && <MetricBadge>{`${edits} changed`}</MetricBadge>}
        </Button>
        {part && <div>{part}</div>}
      </chakra.div>
    </Folding>
  )
})

interface ProfileChoiceProps extends Pick<ControlsProps, 'onSearch'> {
  profile: Profile
}

export const ProfileChoice = ({ profile, onSearch }: ProfileChoiceProps) => (
  <Segments
    label="Kind of player"
    items={profiles.map((one) => ({ value: one, label: capital(one) }))}
    value={profile}
    onChoose={(one) => onSearch({ profile: one === 'regular' ? undefined : one })}
  />
)

interface WhoseEarningsProps extends Pick<ControlsProps, 'search' | 'onSearch'> {
  /** How many players the figures count. */
  playerCount: number
}

/** Switches between the earnings of one player and those of all. */
export const WhoseEarnings = ({ search, playerCount, onSearch }: WhoseEarningsProps) => (
  <Segments
    label="Whose earnings"
    items={[
      { value: 'one', label: `A ${search.profile ?? 'regular'} player` },
      { value: 'all', label: `All ${pluralize(playerCount, 'player')}` },
    ]}
    value={search.who ?? 'one'}
    onChoose={(who) => onSearch({ who: who === 'all' ? 'all' : undefined })}
  />
)

/** 'tag:outdoor' → 'tag outdoor'. */
const audienceText = (audience = 'all loaded players') =>
  audience === 'active' ? 'active players' : audience.replace(':', ' ')

/** Selects which of the loaded players are counted. */
function AudienceSelect({ search, players, onSearch }: Omit<ControlsProps, 'playerCount'>) {
  const id = useId()
  const { categories, tags } = useMemo(() => tagsAndCategoriesIn(players), [players])
  const groups = [
    { label: 'Category', by: 'category', words: categories },
    { label: 'Tag', by: 'tag', words: tags },
  ]
  const known = ['active', ...groups.flatMap(({ by, words }) => words.map((word) => `${by}:${word}`))]
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
        {groups.map(
          ({ label, by, words }) =>
            words.length > 0 && (
              <optgroup key={by} label={label}>
                {words.map((word) => (
                  <option key={word} value={`${by}:${word}`}>
                    {word}
                  </option>
                ))}
              </optgroup>
            ),
        )}
      </Select>
    </chakra.span>
  )
}
