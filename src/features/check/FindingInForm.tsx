import { chakra } from '@chakra-ui/react'
import { ChevronRight } from 'lucide-react'
import { FindingText, SeverityIcon } from './page/parts'
import { placeOf } from './places'
import type { Finding } from './types'

interface FindingRowProps {
  finding: Finding
  /** Focuses the field that has to be fixed. */
  onFocus: () => void
}

/** A finding on the object of the form. A press focuses the field. */
export const FindingRow = ({ finding, onFocus }: FindingRowProps) => (
  <Row type="button" onClick={onFocus}>
    <SeverityIcon severity={finding.severity} />
    <chakra.span minW="0" display="block">
      <chakra.span display="block" textStyle="sm" overflowWrap="anywhere">
        <FindingText>{finding.text}</FindingText>
      </chakra.span>
      <chakra.span display="block" textStyle="xs" color="fg.muted" overflowWrap="anywhere">
        {placeOf(finding.type, finding.path)}
      </chakra.span>
    </chakra.span>
    <ChevronRight size={16} aria-hidden />
  </Row>
)

const Row = chakra('button', {
  base: {
    display: 'grid',
    gridTemplateColumns: '16px minmax(0, 1fr) 16px',
    columnGap: '2.5',
    alignItems: 'center',
    w: 'full',
    minH: { base: 'control.lg', md: '44px' },
    px: '2',
    py: '1.5',
    borderRadius: 'md',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'bg.hover' },
    _focusVisible: { outline: '2px solid {colors.focus}', outlineOffset: '-2px' },
    '& > svg': { color: 'fg.muted' },
  },
})
