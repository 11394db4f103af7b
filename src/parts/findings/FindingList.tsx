import { chakra } from '@chakra-ui/react'
import type { Finding } from '@/engine/check/types'
import { ObjectLink } from '@/list/ObjectLink'
import { PlainList } from '@/parts/page/panel'
import { More } from '@/ui/More'
import shared from '@/ui/shared.module.css'
import { useShown } from '@/ui/usePrinting'
import { FindingText, SeverityIcon } from './severity'

const [few, step] = [5, 50]

interface FindingListProps {
  findings: readonly Finding[]
  /** Names the list for screen readers. */
  label?: string
}

/** The first five findings, each with a link to its object, and a button that adds more. */
export function FindingList({ findings, label }: FindingListProps) {
  const [shown, setShown] = useShown(few)
  return (
    <>
      <PlainList aria-label={label}>
        {findings.slice(0, shown).map((finding) => (
          <chakra.li key={finding.key} display="flex" gap="2" py="1.5" textStyle="sm">
            <SeverityIcon severity={finding.severity} />
            <chakra.span minW="0" overflowWrap="anywhere">
              <ObjectLink to={finding} className={shared.link}>
                <bdi>{finding.name}</bdi>
              </ObjectLink>
              {': '}
              <FindingText>{finding.text}</FindingText>
            </chakra.span>
          </chakra.li>
        ))}
      </PlainList>
      <More rest={findings.length - shown} names={24} step={step} onClick={() => setShown(shown + step)} />
    </>
  )
}
