import { chakra } from '@chakra-ui/react'
import { FileBraces } from 'lucide-react'
import { noExplainFilters } from '@/engine/explain/address'
import { decisionTable } from '@/engine/explain/caseTable'
import { matchingExplained } from '@/engine/explain/narrow'
import { restOfSentence } from '@/engine/explain/texts'
import { countOf, type Explained, objectKey } from '@/engine/explain/types'
import { formatNumber, pluralize } from '@/lib/format'
import type { ExplainedView } from '@/parts/background/useExplained'
import { PageState } from '@/parts/page/ProgrammeHead'
import { Sentence } from '@/parts/page/Sentence'
import { Button } from '@/ui/Button'
import { download, fileName } from '@/ui/download'
import { toastSuccess } from '@/ui/toast'
import { StateGroups } from './Groups'
import { Here, Small } from './parts'
import type { PageProps } from './props'
import { StateFilters } from './StateFilters'
import { Why } from './Why'

/** The view of one player at one moment: a sentence and cards by state, or the page of a single object. */
export function MomentView({ explained, ...page }: PageProps & { explained: ExplainedView }) {
  const { search, who } = page
  const { all } = explained
  if (search.object !== undefined) {
    const one = all.find((object) => objectKey(object) === search.object)
    if (one) return <Why {...page} explained={explained} object={one} />
    return (
      <PageState
        title={`${search.object} does not exist in this account`}
        text={<Here patch={{ object: undefined }}>{`Show all ${formatNumber(all.length)} objects`}</Here>}
      />
    )
  }
  const shown = matchingExplained(all, search).filter(
    ({ state }) => search.state === undefined || state === search.state,
  )
  // The sentence names the player of the shown result, even while the result for another player is calculated.
  const { person } = explained.view
  const assumed = person.assumesNone && search.assume && who.id !== undefined
  return (
    <>
      <Sentence as="h2" aria-live="polite" data-part="answer" tabIndex={-1}>
        {assumed && <span>Assuming nothing was used or finished yet,</span>}{' '}
        <span>{`${person.name} can start or buy`}</span>{' '}
        <Here patch={{ ...noExplainFilters, state: 'open' }} replace resetScroll={false}>
          {`${formatNumber(countOf(all, 'open'))} of ${formatNumber(all.length)}`}
        </Here>{' '}
        <span>{`things that players see${restOfSentence(all)}`}</span>
      </Sentence>
      <StateFilters all={all} search={search} onSearch={page.onSearch} />
      {shown.length === 0 ? (
        <PageState
          title="Nothing matches"
          text={
            <Here patch={noExplainFilters} replace>{`Show all ${formatNumber(all.length)} objects`}</Here>
          }
        />
      ) : (
        <StateGroups {...page} view={explained.view} shown={shown} />
      )}
      <DecisionTable {...page} shown={shown} />
    </>
  )
}

/** Saves what is shown as JSON, for the tests of a service. */
function DecisionTable({ account, who, view, shown }: PageProps & { shown: readonly Explained[] }) {
  const save = () => {
    const table = decisionTable(account, { id: who.id, person: who.person, at: view.at }, shown)
    const text = `${JSON.stringify(table, null, 2)}\n`
    download(fileName(['decisions', account, who.id ?? ''], 'json'), [text], 'application/json')
    toastSuccess(`Exported ${pluralize(shown.length, 'object')}`)
  }
  return (
    <chakra.div
      px="inset"
      py="3"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="3"
      rowGap="2"
      _print={{ display: 'none' }}
    >
      <Button variant="outline" size="sm" disabled={shown.length === 0} onClick={save}>
        <FileBraces size={16} aria-hidden />
        Export as JSON
      </Button>
      <Small>{`What is shown, ${pluralize(shown.length, 'object')} with every condition: for developers who test the service.`}</Small>
    </chakra.div>
  )
}
