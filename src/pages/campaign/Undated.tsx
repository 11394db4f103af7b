import { canPlan } from '@/auth/permissions'
import { useSession } from '@/auth/session'
import { type Campaign, neverDated, rangeOf, withoutDates } from '@/engine/campaign/campaign'
import { givingDates } from '@/engine/sets/campaignActions'
import { pluralize } from '@/lib/format'
import { useOpenPlan } from '@/parts/plan/useOpenPlan'
import { Button } from '@/ui/Button'

/**
 * A sentence that names the objects without dates in a campaign that has dates, with a button that gives them the
 * campaign's dates (rule CAMPAIGN-16).
 */
export function Undated({ account, campaign }: { account: string; campaign: Campaign }) {
  const { user } = useSession()
  const openPlan = useOpenPlan()
  const { objects, name } = campaign
  const undated = withoutDates(objects)
  const never = neverDated(objects).length
  const { changed } = givingDates(objects, rangeOf(objects))
  const giveDates = () => {
    openPlan({ kind: 'changes', account, objects: changed }, 'campaign', name)
  }
  return (
    <>
      {undated.length > 0 && (
        <span>
          {` ${pluralize(undated.length, 'object')} without dates ${undated.length === 1 ? 'is live as soon as it is' : 'are live as soon as they are'} active. `}
        </span>
      )}
      {changed.length > 0 && canPlan(user?.permissions ?? []) && (
        <Button variant="outline" size="sm" onClick={giveDates}>
          {`Give ${changed.length === 1 ? 'it' : 'them'} the campaign's dates`}
        </Button>
      )}
      {never > 0 && (
        <span>{` ${pluralize(never, 'event, quiz or survey', 'events, quizzes and surveys')} with a reward can have no dates.`}</span>
      )}
    </>
  )
}
