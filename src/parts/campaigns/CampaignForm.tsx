import type { AnyEntity } from '@/entities/definition'
import { StartedForm } from '@/form/StartedForm'
import { typesWith } from '@/model/entityTypes'

/** The initial values of a new object of a campaign, as address parameters. */
export interface CampaignStart {
  tag?: string
  category?: string
  /** Start of its active range, ISO 8601. */
  start?: string
  end?: string
}

interface CampaignFormProps extends CampaignStart {
  entity: AnyEntity
  account: string
}

/** The form of a new object with the tag, the category and the dates of a campaign (rule CAMPAIGN-10). */
export function CampaignForm({ entity, account, tag, category, start, end }: CampaignFormProps) {
  const hasDates =
    typesWith('active').some((type) => type === entity.list.type) && (start ?? end) !== undefined
  const active = { ...(start !== undefined && { from: start }), ...(end !== undefined && { to: end }) }
  return (
    <StartedForm
      entity={entity}
      account={account}
      values={() => ({
        ...(tag !== undefined && { tags: [tag] }),
        ...(category !== undefined && { category }),
        ...(hasDates && { active }),
      })}
      draftId={`new in ${JSON.stringify([tag, category])}`}
    />
  )
}
