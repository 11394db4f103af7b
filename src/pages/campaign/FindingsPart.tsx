import { Link } from '@tanstack/react-router'
import type { Finding } from '@/engine/check/types'
import type { CampaignName } from '@/engine/programme/campaignName'
import { FindingList } from '@/pages/parts/findings/FindingList'
import { isPageOn } from '@/pages/parts/pages'
import { MoreLink, Part, Quiet } from '@/pages/parts/parts'

interface FindingsPartProps {
  /** Undefined until the check is done. */
  findings: readonly Finding[] | undefined
  name: CampaignName
}

/** What the check found in the objects of a campaign. */
export function FindingsPart({ findings, name }: FindingsPartProps) {
  return (
    <div id="campaign-findings">
      <Part
        title="Findings"
        isBusy={findings === undefined}
        action={
          isPageOn('/programme/check') && (
            <MoreLink>
              <Link to="/programme/check" search={name}>
                Open in Check
              </Link>
            </MoreLink>
          )
        }
      >
        {findings === undefined ? (
          <Quiet role="status">Checking...</Quiet>
        ) : findings.length === 0 ? (
          <Quiet>Nothing was found.</Quiet>
        ) : (
          <FindingList findings={findings} />
        )}
      </Part>
    </div>
  )
}
