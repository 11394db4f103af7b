import { chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { memo, useId } from 'react'
import { findingTitle, findingType, objectsIn } from '@/engine/check/causes'
import { fieldLocation, shortLocation } from '@/engine/check/fieldLocations'
import { ruleOf } from '@/engine/check/rules'
import type { Finding, ObjectsByType } from '@/engine/check/types'
import { entityOf } from '@/entities/registry'
import { pluralize } from '@/lib/format'
import { ObjectLink } from '@/list/ObjectLink'
import { FindingText, SeverityIcon } from '@/parts/findings/severity'
import { touchLink } from '@/parts/page/rowStyles'
import { Badge } from '@/ui/inline'
import { ObjectCells } from '@/ui/ObjectCells'
import { Inside } from '@/ui/signs'
import { FindingDetails } from './Details'

interface FindingRowProps {
  finding: Finding
  objects: ObjectsByType
  /** Whether the title of the rule is shown beside the name. */
  isTitled: boolean
  isNew: boolean
  isOpen: boolean
  onToggle: (key: string) => void
}

/** One finding: the problem, a link to its field, and on demand why it matters and how to fix it. */
export const FindingRow = memo(({ finding, objects, isTitled, isNew, isOpen, onToggle }: FindingRowProps) => {
  const id = useId()
  const name = findingTitle(finding)
  const { title } = ruleOf(finding.rule)
  return (
    <Row data-open={isOpen || undefined}>
      <div data-part="head">
        <SeverityIcon severity={finding.severity} />
        <ObjectCells
          tile={entityOf(findingType(finding)).list}
          name={name}
          then={
            <>
              {isTitled && <span data-part="rule">{title}</span>}
              {isNew && <Badge tone="primary">New</Badge>}
            </>
          }
          text={<FindingText>{finding.text}</FindingText>}
          wraps
        />
        {finding.objects ? (
          <span data-part="count">{pluralize(objectsIn([finding]), 'object')}</span>
        ) : (
          <ObjectLink to={finding} data-part="link">
            <span>{shortLocation(fieldLocation(finding.type, finding.path))}</span>
            <Inside size={14} />
          </ObjectLink>
        )}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-label={`Details of ${name}: ${title}`}
          onClick={() => onToggle(finding.key)}
        >
          <ChevronDown size={16} aria-hidden />
        </button>
      </div>
      {isOpen && (
        <div id={id}>
          <FindingDetails finding={finding} objects={objects} />
        </div>
      )}
    </Row>
  )
})

const Row = chakra('li', {
  base: {
    position: 'relative',
    borderRadius: 'lg',
    borderWidth: '1px',
    borderColor: 'transparent',
    scrollMarginTop: '{sizes.header}',
    '& > [data-part=head]': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: {
        base: '16px 32px minmax(0, 1fr) auto',
        md: '16px 32px minmax(0, 1fr) auto auto',
      },
      alignItems: { base: 'start', md: 'center' },
      columnGap: '3',
      minH: 'row',
      px: '2',
      py: '1.5',
      borderRadius: 'lg',
      _hover: { bg: 'bg.hover' },
    },
    '& > [data-part=head] > span:first-of-type': { mt: { base: '2', md: '0' } },
    '& [data-part=rule]': {
      display: { base: 'none', md: 'inline', _print: 'inline' },
      textStyle: 'xs',
      fontWeight: '400',
      color: 'fg.muted',
    },
    '& [data-part=count]': {
      // On phones the text contains the number.
      display: { base: 'none', md: 'inline' },
      textStyle: 'sm',
      color: 'fg.muted',
      whiteSpace: 'nowrap',
    },
    '& [data-part=link]': {
      position: 'relative',
      zIndex: '1',
      gridColumn: { base: '3', md: 'auto' },
      gridRow: { base: '2', md: 'auto' },
      justifySelf: 'start',
      ...touchLink,
      gap: '1',
      minH: { base: '44px', md: '32px' },
      textStyle: 'button',
    },
    '& > [data-part=head] > button': {
      gridColumn: { base: '4', md: 'auto' },
      gridRow: { base: '1', md: 'auto' },
      display: 'grid',
      placeItems: 'center',
      boxSize: { base: '44px', md: '32px' },
      // The icon ends at the inset of the page.
      me: { base: '-14px', md: '-2' },
      borderRadius: 'md',
      color: 'fg.muted',
      cursor: 'pointer',
      // The whole row is clickable.
      _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
      '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
    },
    '&[data-open]': { borderColor: 'border.control', bg: 'bg.subtle', my: '1' },
  },
})
