import { chakra, Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { Info, UserPen, UserRound } from 'lucide-react'
import { memo } from 'react'
import { noFacts } from '@/engine/explain/address'
import { conditionRules } from '@/engine/explain/conditions'
import { levelText } from '@/engine/explain/levelOrder'
import type { View } from '@/engine/explain/view'
import { creditsText, joined, pointsText } from '@/engine/explain/words'
import { momentText } from '@/lib/dateText'
import { cutText, pluralize } from '@/lib/format'
import { nouns } from '@/model/words'
import { Folding } from '@/parts/filters/Folding'
import { Segments } from '@/parts/filters/Segments'
import { isPageOn } from '@/parts/navigation/pages'
import { PartialDataNote } from '@/parts/partial-data/PartialDataNote'
import { Disclosure } from '@/ui/Disclosure'
import shared from '@/ui/shared.module.css'
import { CompareWith } from './CompareWith'
import { Facts } from './Facts'
import { KeepKind, Kinds } from './Kinds'
import { PlayerSearch } from './PlayerSearch'
import { PanelField, PanelPart } from './parts'
import type { PageProps } from './props'
import { ShownMoment } from './When'

/** The panel for the player and the moment. On small screens both fold to one line. */
export function WhoPanel(page: PageProps) {
  const { search, onSearch, who, view, players, now } = page
  const isPlayer = search.player !== undefined
  const isCompared = search.compare !== undefined && search.object === undefined
  const moment = search.at === undefined ? 'now' : momentText(view.at, now)
  return (
    <Aside aria-label="Who and when">
      <Folding
        title="Who and when"
        summary={
          <>
            <b>{who.person.name}</b>
            <chakra.span color="fg.muted">
              {who.isMissing ? ' · not loaded yet' : ` · ${factsText(view)} · ${moment}`}
            </chakra.span>
          </>
        }
        unfolded="lg"
      >
        <PanelPart title="Who">
          <chakra.div display="grid" gap="3">
            <Segments
              label="Who"
              box={{ display: 'flex' }}
              value={isPlayer ? 'player' : 'made'}
              items={[
                { value: 'player', label: 'A player', icon: UserRound },
                { value: 'made', label: 'Made up', icon: UserPen },
              ]}
              onChoose={(kind) => {
                if ((kind === 'player') === isPlayer) return
                const [first] = players.byId.keys()
                onSearch(kind === 'player' ? { ...noFacts, player: first } : { ...noFacts, as: 'newcomer' })
              }}
            />
            {isPlayer ? <PlayerPicker {...page} /> : <Kinds {...page} />}
            {!who.isMissing && <Facts {...page} />}
            {!isPlayer && <KeepKind {...page} />}
          </chakra.div>
        </PanelPart>
        {isCompared ? <CompareWith {...page} /> : <ShownMoment {...page} />}
        <Approximation />
      </Folding>
    </Aside>
  )
}

/** A player of the server, among those that are loaded. */
const PlayerPicker = ({ search, onSearch, players, playersList, rest }: PageProps) => (
  <chakra.div display="grid" gap="2">
    <PanelField label="Player">
      {(id) => (
        <PlayerSearch
          id={id}
          players={players}
          isLoading={playersList?.isLoading === true}
          error={playersList?.error}
          chosen={search.player}
          onPick={(player) => onSearch({ ...noFacts, player }, { replace: false })}
        />
      )}
    </PanelField>
    {playersList && <PartialDataNote lists={[playersList]} rest={rest} />}
    {search.player !== undefined && <NobodyTells player={search.player} />}
  </chakra.div>
)

/**
 * A hint for complaints that no list can explain (rule EXPLAIN-19), with a link to the changes of this player in the
 * journal.
 */
const NobodyTells = ({ player }: { player: string }) => (
  <chakra.p textStyle="xs" color="fg.muted">
    <span>{`${nouns.points.title} missing, progress lost? No list has the history of ${nouns.points.many}, ${nouns.credits.many} and progress; only the server can tell.`}</span>
    {isPageOn('/programme/journal') && (
      <>
        {' '}
        <Link to="/programme/journal" search={{ type: 'players', object: player }} className={shared.link}>
          What this browser changed of the player
        </Link>
      </>
    )}
  </chakra.p>
)

/** Says that the page is an approximation, and links to its rules. Memoized, because it never changes. */
const Approximation = memo(() => (
  <chakra.div px="5" py="4" borderTopWidth="1px" display="flex" gap="2.5" textStyle="xs" color="fg.muted">
    <chakra.span mt="0.5" flexShrink="0">
      <Info size={14} aria-hidden />
    </chakra.span>
    <chakra.div minW="0">
      <p>
        <chakra.b color="fg">An approximation.</chakra.b>
        <span> Worked out here from the lists. The server decides.</span>
      </p>
      <Disclosure edge="start" label="Conditions">
        <Stack as="ul" gap="2" mt="1" listStyleType="none">
          {conditionRules.map(({ kind, rule, unknown }) => (
            <li key={kind}>
              <chakra.b fontFamily="mono">{kind}</chakra.b>
              <p>{rule}</p>
              {unknown && <p>{`Unknown: ${unknown}`}</p>}
            </li>
          ))}
        </Stack>
      </Disclosure>
    </chakra.div>
  </chakra.div>
))

/** 'Level 3 Pathfinder · 1,410 points · 640 credits · 2 tags' */
function factsText({ person, ladder }: View): string {
  const level = ladder.levelOf(person)
  const facts = [
    level ? `Level ${levelText(level)}` : (person.level?.name ?? 'no level'),
    pointsText(person.points),
    creditsText(person.credits),
    cutText(person.category),
    person.tags.length > 0 && pluralize(person.tags.length, 'tag'),
    person.badges.length > 0 && pluralize(person.badges.length, 'achievement'),
    person.finished.length > 0 && `${pluralize(person.finished.length, 'mission')} finished`,
  ]
  return joined(facts, ' · ')
}

const Aside = chakra('aside', {
  base: {
    minW: '0',
    bg: 'bg.subtle',
    borderBottomWidth: { base: '1px', lg: '0' },
    borderInlineEndWidth: { lg: '1px' },
    _print: { '& button, & input[type=range]': { display: 'none' } },
  },
})
