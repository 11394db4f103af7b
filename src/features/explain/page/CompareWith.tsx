import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { toMinute } from '@/features/calendar/address'
import { momentText } from '@/features/calendar/texts'
import { dayMs } from '@/model/days'
import { Select } from '@/ui/Input'
import type { ComparedBy } from '../address'
import { archetypeNames, archetypes } from '../archetypes'
import { PlayerSearch } from './PlayerSearch'
import { Labelled, LevelOptions } from './parts'
import type { PageProps } from './props'
import { MomentControl } from './When'

const ways: Readonly<Record<ComparedBy, string>> = {
  moment: 'Another moment',
  player: 'Another player',
  level: 'Another level',
  drafts: 'Unsaved edits',
}

const kinds = archetypes.map((kind) => ({ id: `as:${kind}`, name: archetypeNames[kind].name }))

/** The moment of the right side; two weeks later if none is chosen. */
export const rightMoment = ({ at2 }: PageProps['search'], at: number): number =>
  at2 === undefined ? at + 14 * dayMs : Date.parse(at2)

/** What is on the right side of a comparison. The left side is the person and the moment of the page. */
export function CompareWith({ search, onSearch, who, programme, players, view, now }: PageProps) {
  const id = useId()
  const by = search.compare ?? 'moment'
  return (
    <chakra.section px="5" py="4" aria-labelledby={id}>
      <chakra.h2 id={id} textStyle="section" mb="2">
        Compare with
      </chakra.h2>
      <chakra.div display="grid" gap="3">
        <Labelled label="Right side">
          {(control) => (
            <Select
              id={control}
              value={by}
              onChange={({ currentTarget: { value } }) => onSearch({ compare: value as ComparedBy })}
            >
              {Object.entries(ways).map(([way, label]) => (
                <option key={way} value={way}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Labelled>
        {by === 'moment' && (
          <>
            <MomentControl
              label="Moment on the left"
              at={view.at}
              onMoment={(at) => onSearch({ at: toMinute(at) })}
              programme={programme}
              who={who}
              now={now}
            />
            <MomentControl
              label="Moment on the right"
              at={rightMoment(search, view.at)}
              onMoment={(at) => onSearch({ at2: toMinute(at) })}
              programme={programme}
              who={who}
              now={now}
            />
            <Small>{`${who.person.name} is taken as on the left, on both sides.`}</Small>
          </>
        )}
        {by === 'player' && (
          <Labelled label="Player on the right">
            {(control) => (
              <PlayerSearch
                id={control}
                players={players}
                isLoading={false}
                chosen={search.player2 ?? 'as:champion'}
                others={kinds}
                onPick={(player2) => onSearch({ player2 })}
              />
            )}
          </Labelled>
        )}
        {by === 'level' && (
          <Labelled label="Level on the right">
            {(control) => (
              <Select
                id={control}
                value={search.level2 ?? ''}
                onChange={({ currentTarget: { value } }) => onSearch({ level2: value })}
              >
                <option value="">None</option>
                <LevelOptions view={view} />
              </Select>
            )}
          </Labelled>
        )}
        {by === 'drafts' && (
          <Small>On the right are the objects with what was typed into their forms here and not saved.</Small>
        )}
        {by !== 'moment' && <Small>{`Both sides are of ${momentText(view.at, now)}.`}</Small>}
      </chakra.div>
    </chakra.section>
  )
}

const Small = chakra('p', { base: { textStyle: 'xs', color: 'fg.muted' } })
