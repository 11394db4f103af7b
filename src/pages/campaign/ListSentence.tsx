import { Link } from '@tanstack/react-router'
import { dayMs } from '@/lib/days'
import { plural } from '@/lib/format'
import { inWords } from '@/parts/page/newsSentence'
import { Sentence } from '@/parts/page/Sentence'
import { Skeleton } from '@/ui/styled'
import { firstOrder, inOrder } from './listOrder'
import { type Listed, linkToCampaign } from './texts'

/** 'Three campaigns are live, two start within a week, and Regatta 2027 has errors.' */
export function ListSentence({ listed, now }: { listed: readonly Listed[] | undefined; now: number }) {
  // A placeholder of three lines on phones, like the sentence.
  if (!listed)
    return (
      <Sentence aria-hidden minH={{ base: 'calc(3lh + 24px)', md: '0' }}>
        <Skeleton display="block" w="60%" h="1lh" />
      </Sentence>
    )
  const live = listed.filter(({ campaign }) => campaign.state === 'live').length
  const soon = listed.filter(
    ({ campaign: { state, from } }) => state === 'planned' && (from ?? 0) <= now + 7 * dayMs,
  ).length
  const allBroken = inOrder(listed, firstOrder, now).filter(({ findings }) => (findings?.errors ?? 0) > 0)
  const broken = allBroken[0]?.campaign
  const others = allBroken.length - 1
  const start = inWords(live)
  return (
    <Sentence>
      <Link to="/programme/campaign" search={{ state: 'live' }}>
        {`${start.charAt(0).toUpperCase()}${start.slice(1)} ${plural(live, 'campaign')}`}
      </Link>
      <span>{` ${plural(live, 'is', 'are')} live`}</span>
      {soon > 0 && (
        <>
          <span>{broken ? ', ' : ', and '}</span>
          <Link to="/programme/campaign" search={{ state: 'planned' }}>
            {`${inWords(soon)} ${plural(soon, 'starts', 'start')}`}
          </Link>
          <span>{' within a week'}</span>
        </>
      )}
      {broken && (
        <>
          <span>{', and '}</span>
          <Link {...linkToCampaign(broken.name)} data-tone="danger">
            {broken.title}
          </Link>
          {others > 0 && <span>{` and ${inWords(others)} more`}</span>}
          <span>{others > 0 ? ' cannot work as they are' : ' cannot work as it is'}</span>
        </>
      )}
      <span>.</span>
    </Sentence>
  )
}
