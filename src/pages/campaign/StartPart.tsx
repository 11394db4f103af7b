import { Link } from '@tanstack/react-router'
import { startTransition, useMemo } from 'react'
import type { Campaign, CampaignObject } from '@/engine/campaign/campaign'
import { explainingTo, newAt } from '@/engine/explain/newAt'
import { newcomer } from '@/engine/explain/person'
import type { Explained } from '@/engine/explain/types'
import { stateLabels } from '@/engine/explain/words'
import { keyOf } from '@/engine/plan/ids'
import { entityOf } from '@/entities/registry'
import { toMinute } from '@/lib/dates'
import { momentText } from '@/lib/dateText'
import { pluralize } from '@/lib/format'
import type { Lists } from '@/model/references'
import { isLongTogether, useSliced } from '@/parts/background/useSliced'
import { isPageOn } from '@/parts/navigation/pages'
import { playerViewLink } from '@/parts/navigation/playerViewLink'
import { ObjectRow } from '@/parts/page/ObjectRow'
import { MoreLink, Part, PlainList, Quiet } from '@/parts/page/panel'

interface StartPartProps {
  account: string
  campaign: Campaign
  rows: Lists
  now: number
}

/** At most this many objects are explained, because each can depend on the whole account. */
const most = 60
const listed = 6

interface Job {
  lists: Lists
  request: string
  account: string
  objects: readonly CampaignObject[]
  at: number
}

interface Seen {
  explained: readonly Explained[]
  /** Keys of the objects that are open now and were not open the moment before. */
  fresh: ReadonlySet<string>
}

/** Explains the first objects to a newcomer, in steps: each reads what it depends on. */
function* explaining({ account, lists, objects, at }: Job): Generator<void, Seen> {
  const first = objects.slice(0, most)
  const explained = yield* explainingTo(newcomer, { account, lists, objects: first, at })
  const fresh = yield* newAt({ account, lists, objects: first, at })
  return { explained, fresh: new Set(fresh.map(keyOf)) }
}

const none: readonly Explained[] = []
const memory = {}

/** The objects of a campaign that a new player sees at its start, from Player View. */
export function StartPart({ account, campaign, rows, now }: StartPartProps) {
  const { from, objects, name } = campaign
  const at = from !== undefined && Number.isFinite(from) && from > now ? from : now
  const job = useMemo(
    (): Job => ({ lists: rows, request: JSON.stringify([account, name, at]), account, objects, at }),
    [rows, account, name, objects, at],
  )
  const done = useSliced(job, { work: explaining, memory, isLong: isLongTogether, show: startTransition })
  const isBusy = done?.job !== job
  const { explained = none, fresh } = done?.result ?? {}
  const isOpen = (one: Explained) => one.state === 'open' || one.state === 'perhaps'
  const isNew = (one: Explained) => fresh?.has(keyOf(one)) === true
  // At the start of a campaign, only objects that open then are counted; others were open before.
  const open = explained.filter(at === now ? isOpen : isNew)
  const before = at === now ? 0 : explained.filter((one) => isOpen(one) && !isNew(one)).length
  const rest = explained.filter((one) => !isOpen(one))
  const states = [...new Set(rest.map((one) => one.state))]
  const search = { ...(name.tag === undefined ? { in: name.category } : { tag: name.tag }), at: toMinute(at) }
  return (
    <Part
      title={
        at === now
          ? 'What a newcomer sees now'
          : isBusy
            ? 'At its start'
            : `At its start, ${pluralize(open.length, 'new thing')}`
      }
      isBusy={isBusy}
      action={
        isPageOn('/programme/player-view') && (
          <MoreLink>
            <Link to="/programme/player-view" search={search}>
              Player View
            </Link>
          </MoreLink>
        )
      }
    >
      <PlainList>
        {open.slice(0, listed).map((one) => {
          const link = playerViewLink(one)
          return (
            <li key={keyOf(one)}>
              <ObjectRow object={one} text={entityOf(one.type).list.singular}>
                {(content) =>
                  link ? (
                    <Link to={link.to} search={{ ...link.search, at: toMinute(at) } as object}>
                      {content}
                    </Link>
                  ) : (
                    <span>{content}</span>
                  )
                }
              </ObjectRow>
            </li>
          )
        })}
      </PlainList>
      {done && open.length === 0 && (
        <Quiet>{at === now ? 'Nothing of it is open.' : 'Nothing of it is new then.'}</Quiet>
      )}
      {open.length > listed && (
        <Quiet>{`And ${pluralize(open.length - listed, 'more object', 'more objects')}.`}</Quiet>
      )}
      <Quiet css={{ mt: done && open.length > 0 ? '2' : undefined }}>
        {!done
          ? 'Working it out...'
          : [
              `${momentText(done.job.at, now)}, a made-up newcomer.`,
              ...(before > 0
                ? [`${pluralize(before, 'object')} ${before === 1 ? 'is' : 'are'} open before, too.`]
                : []),
              ...states.map((one) => {
                const count = rest.filter((other) => other.state === one).length
                return `${pluralize(count, 'object')} ${count === 1 ? 'is' : 'are'} ${stateLabels[one]}.`
              }),
              ...(objects.length > most ? [`Of the first ${most} objects.`] : []),
            ].join(' ')}
      </Quiet>
    </Part>
  )
}
