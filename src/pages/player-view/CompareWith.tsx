import { chakra } from '@chakra-ui/react'
import { comparisons } from '@/engine/explain/address'
import { archetypeNames, archetypes } from '@/engine/explain/person'
import { toMinute } from '@/lib/dates'
import { momentText } from '@/lib/dateText'
import { dayMs } from '@/lib/days'
import { PlayerSearch } from './PlayerSearch'
import { LevelOptions, PanelChoice, PanelField, PanelPart, Small } from './parts'
import type { PageProps } from './props'
import { MomentControl } from './When'

const ways = {
  moment: 'Another moment',
  player: 'Another player',
  level: 'Another level',
  drafts: 'Unsaved edits',
}

const kinds = archetypes.map((kind) => ({ id: `as:${kind}`, name: archetypeNames[kind].name }))

/** The moment of the right side; two weeks later if none is chosen. */
export const rightMoment = ({ at2 }: PageProps['search'], at: number): number =>
  at2 === undefined ? at + 14 * dayMs : Date.parse(at2)

/** Controls for the right side of a comparison. The left side is the player and moment of the page. */
export function CompareWith(page: PageProps) {
  const { search, onSearch, who, players, view, now } = page
  const by = search.compare ?? 'moment'
  return (
    <PanelPart title="Compare with">
      <chakra.div display="grid" gap="3">
        <PanelChoice
          label="Right side"
          value={by}
          onChoose={(value) => onSearch({ compare: comparisons.find((way) => way === value) })}
        >
          {comparisons.map((way) => (
            <option key={way} value={way}>
              {ways[way]}
            </option>
          ))}
        </PanelChoice>
        {by === 'moment' && (
          <>
            <MomentControl
              {...page}
              label="Moment on the left"
              at={view.at}
              onMoment={(at) => onSearch({ at: toMinute(at) })}
            />
            <MomentControl
              {...page}
              label="Moment on the right"
              at={rightMoment(search, view.at)}
              onMoment={(at) => onSearch({ at2: toMinute(at) })}
            />
            <Small>{`${who.person.name} is taken as on the left, on both sides.`}</Small>
          </>
        )}
        {by === 'player' && (
          <PanelField label="Player on the right">
            {(id) => (
              <PlayerSearch
                id={id}
                players={players}
                isLoading={false}
                chosen={search.player2 ?? 'as:champion'}
                others={kinds}
                onPick={(player2) => onSearch({ player2 })}
              />
            )}
          </PanelField>
        )}
        {by === 'level' && (
          <PanelChoice
            label="Level on the right"
            value={search.level2 ?? ''}
            onChoose={(level2) => onSearch({ level2 })}
          >
            <option value="">None</option>
            <LevelOptions view={view} />
          </PanelChoice>
        )}
        {by === 'drafts' && (
          <Small>On the right are the objects with what was typed into their forms here and not saved.</Small>
        )}
        {by !== 'moment' && <Small>{`Both sides are of ${momentText(view.at, now)}.`}</Small>}
      </chakra.div>
    </PanelPart>
  )
}
