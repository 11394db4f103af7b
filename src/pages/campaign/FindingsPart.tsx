import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Finding } from '@/engine/check/types'
import type { CampaignName } from '@/engine/programme/campaignName'
import { ObjectLink } from '@/list/ObjectLink'
import { FindingText, SeverityIcon } from '@/pages/parts/findings/parts'
import { isPageOn } from '@/pages/parts/pages'
import { MoreLink, Part, Plain, Quiet } from '@/pages/parts/parts'
import { More } from '@/ui/More'
import shared from '@/ui/shared.module.css'
import { useShown } from '@/ui/usePrinting'

const step = 5

interface FindingsPartProps {
  /** Undefined until the check is done. */
  findings: readonly Finding[] | undefined
  name: CampaignName
}

/** What the check found in the objects of a campaign. */
export function FindingsPart({ findings, name }: FindingsPartProps) {
  const [shown, setShown] = useShown(step)
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
          <Plain>
            {findings.slice(0, shown).map((finding) => (
              <chakra.li key={finding.key} display="flex" gap="2" py="1.5" textStyle="sm">
                <SeverityIcon severity={finding.severity} />
                <chakra.span minW="0" overflowWrap="anywhere">
                  <ObjectLink to={finding} className={shared.link}>
                    <bdi>{finding.name}</bdi>
                  </ObjectLink>{' '}
                  <FindingText>{finding.text}</FindingText>
                </chakra.span>
              </chakra.li>
            ))}
          </Plain>
        )}
        {findings && (
          <More rest={findings.length - shown} names={24} step={50} onClick={() => setShown(shown + 50)} />
        )}
      </Part>
    </div>
  )
}
