import { clsx } from 'clsx'
import { ChevronRight } from 'lucide-react'
import card from '../shared/Card.module.css'
import styles from './FindingInForm.module.css'
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
  <button type="button" className={clsx(card.row, styles.finding)} onClick={onFocus}>
    <SeverityIcon severity={finding.severity} />
    <span className={card.words}>
      <span className={clsx(card.name, styles.text)}>
        <FindingText>{finding.text}</FindingText>
      </span>
      <span className={card.place}>{placeOf(finding.type, finding.path)}</span>
    </span>
    <ChevronRight size={16} aria-hidden />
  </button>
)
