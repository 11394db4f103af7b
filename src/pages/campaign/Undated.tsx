import { useNavigate } from '@tanstack/react-router'
import { canPlan } from '@/auth/permissions'
import { useSession } from '@/auth/session'
import { type Campaign, neverDated, rangeOf, withoutDates } from '@/engine/campaign/campaign'
import { givingDates } from '@/engine/sets/campaignActions'
import { pluralize } from '@/lib/format'
import { plan } from '@/parts/plan/planned'
import { Button } from '@/ui/Button'

/**
 * What has no dates although the campaign has some, in its sentence, and the act that gives them those of the campaign (rule
 * CAMPAIGN-16).
 */
export function Undated({ account, campaign }: { account: string; campaign: Campaign }) {
  const { user } = useSession()
  const navigate = useNavigate()
  const { objects, name } = campaign
  const undated = withoutDates(objects)
  const never = neverDated(objects).length
  const { changed } = givingDates(objects, rangeOf(objects))
  const giveDates = () => {
    plan({ kind: 'changes', account, objects: changed }, 'campaign', name)
    void navigate({ to: '/programme/plan' })
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
