import { chakra, Flex, Span } from '@chakra-ui/react'
import { objectsIn } from '@/engine/check/causes'
import { type Finding, severities } from '@/engine/check/types'
import { formatNumber, pluralize } from '@/lib/format'
import { severityCountText } from '@/parts/findings/severity'
import { answer, SentenceNote } from '@/parts/page/Sentence'
import { answerHeight } from './Loading'

interface SummaryProps {
  shown: readonly Finding[]
  muted: number
  /** The checked objects: '322 objects and 100 players'. */
  objects: string
  /** The changes since the last visit. */
  changes: string | undefined
}

const fills = { error: 'danger', warning: 'accent.mark', note: 'border.strong' } as const

/** The number of findings, of affected objects, and of each severity. */
export function Summary({ shown, muted, objects, changes }: SummaryProps) {
  const faulty = objectsIn(shown)
  const counts = severities.map(
    (severity) => [severity, shown.filter((finding) => finding.severity === severity).length] as const,
  )
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'auto minmax(8rem, 1fr) auto' }}
      alignItems="center"
      columnGap="8"
      rowGap="3"
      px="inset"
      py="4"
      borderBottomWidth="1px"
      minH={answerHeight}
    >
      <chakra.p css={answer} minW="0">
        <span>{`${pluralize(shown.length, 'finding')} in ${formatNumber(faulty)} of ${objects}`}</span>
        {changes && <SentenceNote>{changes}</SentenceNote>}
      </chakra.p>
      {/* Decorative: the counts beside it say the same. */}
      <Flex aria-hidden gap="3px" h="8px" _empty={{ visibility: 'hidden' }} _print={{ display: 'none' }}>
        {counts.map(
          ([severity, count]) =>
            count > 0 && (
              <Span
                key={severity}
                flexGrow={count}
                flexBasis="8px"
                bg={fills[severity]}
                borderRadius="full"
                forcedColorAdjust="none"
              />
            ),
        )}
      </Flex>
      <chakra.ul
        display="flex"
        flexWrap="wrap"
        columnGap="5"
        listStyle="none"
        textStyle="sm"
        fontVariantNumeric="tabular-nums"
      >
        {counts.map(([severity, count]) => (
          <li key={severity}>
            <b>{formatNumber(count)}</b> <span>{severityCountText(count, severity)}</span>
          </li>
        ))}
        {muted > 0 && (
          <chakra.li color="fg.muted">
            <b>{formatNumber(muted)}</b> muted
          </chakra.li>
        )}
      </chakra.ul>
    </chakra.div>
  )
}
