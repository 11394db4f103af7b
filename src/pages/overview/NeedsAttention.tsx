import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { formatNumber } from '@/lib/format'
import { FindingText, SeverityIcon, severityCountText } from '@/parts/findings/severity'
import { isPageOn } from '@/parts/navigation/pages'
import { ObjectRow } from '@/parts/page/ObjectRow'
import { MoreLink, Part, PlainList, Quiet, RowSkeletons } from '@/parts/page/panel'
import { Badge } from '@/ui/inline'
import { More } from '@/ui/More'
import { Inside } from '@/ui/signs'
import type { Attention } from './attention'

interface NeedsAttentionProps {
  /** Undefined while the check is running. */
  items: readonly Attention[] | undefined
  isWhole: boolean
}

const first = 5
/** The number of items that a press adds. The check page shows all findings. */
const more = 45

/** Findings and stock that need attention, errors first; without the page Check, stock alone. */
export function NeedsAttention({ items, isWhole }: NeedsAttentionProps) {
  const errors = items?.filter(({ severity }) => severity === 'error').length ?? 0
  const warnings = (items?.length ?? 0) - errors
  return (
    <Part
      title="Needs attention"
      isBusy={!items}
      aside={
        <chakra.span display="inline-flex" gap="1.5">
          {errors > 0 && (
            <Badge tone="danger">{`${formatNumber(errors)} ${severityCountText(errors, 'error')}`}</Badge>
          )}
          {warnings > 0 && (
            <Badge tone="warning">{`${formatNumber(warnings)} ${severityCountText(warnings, 'warning')}`}</Badge>
          )}
        </chakra.span>
      }
      action={
        isPageOn('/programme/check') && (
          <MoreLink>
            <Link to="/programme/check">
              Open the check <Inside />
            </Link>
          </MoreLink>
        )
      }
    >
      {items ? <Rows items={items} isWhole={isWhole} /> : <RowSkeletons count={first} isTall />}
    </Part>
  )
}

function Rows({ items, isWhole }: { items: readonly Attention[]; isWhole: boolean }) {
  const [isOpen, setOpen] = useState(false)
  if (items.length === 0)
    return (
      <Quiet display="flex" alignItems="center" gap="2">
        <chakra.span color="success.text" flexShrink="0">
          <CircleCheck size={16} aria-hidden />
        </chakra.span>
        <span>{isWhole ? 'Nothing needs you.' : 'Nothing was found that needs you.'}</span>
      </Quiet>
    )
  const shown = items.slice(0, isOpen ? first + more : first)
  const rest = Math.min(more, items.length - first)
  return (
    <>
      <PlainList>
        {shown.map((item) => (
          <li key={item.key}>
            <Row item={item} />
          </li>
        ))}
      </PlainList>
      <More rest={isOpen ? 0 : rest} names={72} onClick={() => setOpen(true)} />
    </>
  )
}

function Row({ item }: { item: Attention }) {
  return (
    <ObjectRow
      object={item}
      mark={<SeverityIcon severity={item.severity} />}
      text={<FindingText>{item.text}</FindingText>}
      action={
        <chakra.span color="fg.muted">
          <Inside />
        </chakra.span>
      }
      css={{ gridTemplateColumns: '16px 32px minmax(0, 1fr) 16px' }}
    >
      {item.objects && ((content) => <Link to="/programme/check">{content}</Link>)}
    </ObjectRow>
  )
}
