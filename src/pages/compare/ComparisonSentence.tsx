import { Link } from '@tanstack/react-router'
import type { MatrixCounts } from '@/engine/compare/narrow'
import type { CampaignName } from '@/engine/programme/campaignName'
import { formatNumber, plural, pluralize } from '@/lib/format'
import { Sentence } from '@/parts/page/Sentence'
import shared from '@/ui/shared.module.css'
import type { CompareSearch } from './address'

interface ComparisonSentenceProps {
  counts: MatrixCounts
  /** How many accounts and files are compared. */
  columns: number
  campaign: CampaignName | undefined
}

/** 'Of 46 objects, 31 are the same in all 5, 9 differ and 8 are missing somewhere (2 do both).' */
export function ComparisonSentence({ counts, columns, campaign }: ComparisonSentenceProps) {
  const { all, same, differs, missing, both, unknown } = counts
  const of = campaign ? ` of ${campaign.tag ?? campaign.category}` : ''
  const everywhere = columns === 2 ? 'both' : `all ${columns}`
  return (
    <Sentence role="status">
      <span>{`Of ${pluralize(all, 'object')}${of}, `}</span>
      <Part show="same">{`${formatNumber(same)} ${plural(same, 'is', 'are')} the same`}</Part>
      <span>{` in ${everywhere}, `}</span>
      <Part show="differs">{`${formatNumber(differs)} ${plural(differs, 'differs', 'differ')}`}</Part>
      <span>{' and '}</span>
      <Part show="missing">{`${formatNumber(missing)} ${plural(missing, 'is', 'are')} missing`}</Part>
      <span>{' somewhere'}</span>
      {both > 0 && <span>{` (${formatNumber(both)} ${plural(both, 'does', 'do')} both)`}</span>}
      {unknown > 0 && (
        <span>{`. Of ${formatNumber(unknown)} it is not known, because a list was not read`}</span>
      )}
      <span>.</span>
    </Sentence>
  )
}

const Part = ({ show, children }: { show: CompareSearch['show']; children: string }) => (
  <Link
    to="."
    search={(before: CompareSearch) => ({ ...before, show })}
    resetScroll={false}
    className={shared.link}
  >
    {children}
  </Link>
)
