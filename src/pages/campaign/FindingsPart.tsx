import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { type Finding, severities } from '@/engine/check/types'
import type { CampaignName } from '@/engine/programme/campaignName'
import { FindingList } from '@/parts/findings/FindingList'
import { isPageOn } from '@/parts/navigation/pages'
import { MoreLink, Part, Quiet, RowSkeletons } from '@/parts/page/panel'

interface FindingsPartProps {
  /** Undefined until the check is done. */
  findings: readonly Finding[] | undefined
  name: CampaignName
}

/** The findings about the objects of a campaign. */
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
          <div role="status">
            <chakra.span srOnly>Checking...</chakra.span>
            <RowSkeletons count={3} />
          </div>
        ) : findings.length === 0 ? (
          <Quiet>Nothing was found.</Quiet>
        ) : (
          <FindingList findings={bySeverity(findings)} />
        )}
      </Part>
    </div>
  )
}

/** Sorts by severity, errors first. */
const bySeverity = (findings: readonly Finding[]) =>
  findings.toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity))
