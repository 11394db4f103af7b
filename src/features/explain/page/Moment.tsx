import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { formatNumber } from '@/ui/format'
import { StateView } from '@/ui/styled'
import { keyOf } from '../types'
import type { ExplainedView } from '../useExplained'
import { DecisionTable } from './DecisionTable'
import { Groups } from './Groups'
import type { PageProps, WithPlayers } from './props'
import { StateFilters } from './StateFilters'
import { countOf, restOfSentence } from './texts'
import { Why } from './Why'

/** What one player sees at one moment: a sentence, and cards by state; or why one object is open or not. */
export function Moment({ explained, ...page }: PageProps & WithPlayers & { explained: ExplainedView }) {
  const { search, who } = page
  const { all } = explained
  if (search.object !== undefined) {
    const one = all.find((object) => keyOf(object) === search.object)
    if (one) return <Why {...page} explained={explained} object={one} />
    return (
      <StateView
        title={`${search.object} does not exist in this account`}
        text={
          <Link to="/programme/player-view" search={(before) => ({ ...before, object: undefined })}>
            {`Show all ${formatNumber(all.length)} objects`}
          </Link>
        }
      />
    )
  }
  const shown = all.filter(
    ({ type, state }) =>
      (search.type === undefined || type === search.type) &&
      (search.state === undefined || state === search.state),
  )
  return (
    <>
      <Sentence aria-live="polite" data-part="answer" tabIndex={-1}>
        <span>{`${who.person.name} can start or buy`}</span>{' '}
        <Link
          to="/programme/player-view"
          search={(before) => ({ ...before, state: 'open', type: undefined })}
          replace
          resetScroll={false}
        >
          {`${formatNumber(countOf(all, 'open'))} of ${formatNumber(all.length)}`}
        </Link>{' '}
        <span>{`things${restOfSentence(all)}`}</span>
      </Sentence>
      <StateFilters all={all} search={search} onSearch={page.onSearch} />
      {shown.length === 0 ? (
        <StateView title="Nothing matches" text="Choose other filters to see the rest." py="12" />
      ) : (
        <Groups shown={shown} search={search} now={page.now} />
      )}
      <DecisionTable {...page} shown={shown} />
    </>
  )
}

const Sentence = chakra('h2', {
  base: {
    px: { base: '3', md: '5' },
    py: '4',
    borderBottomWidth: '1px',
    textStyle: 'lg',
    fontWeight: '620',
    letterSpacing: '-.01em',
    overflowWrap: 'anywhere',
    outline: '0',
    '& a': { color: 'primary.text', textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
})
