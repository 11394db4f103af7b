import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useCallback, useId, useMemo, useState } from 'react'
import { findingType, findingTypes } from '@/engine/check/causes'
import { ruleOf } from '@/engine/check/rules'
import type { Finding, ObjectsByType } from '@/engine/check/types'
import { entityOf } from '@/entities/registry'
import type { LoadedList } from '@/entities/useLists'
import { formatNumber } from '@/lib/format'
import { groupedBy } from '@/lib/groupedBy'
import { accountTypes } from '@/model/entityTypes'
import { idOf } from '@/model/references'
import { SeverityIcon, severityLabels, severityTexts } from '@/parts/findings/severity'
import { PageState } from '@/parts/page/ProgrammeHead'
import { PartHead, Quiet } from '@/parts/page/panel'
import { Button } from '@/ui/Button'
import { Badge } from '@/ui/inline'
import { More } from '@/ui/More'
import { useShown } from '@/ui/usePrinting'
import { FindingRow } from './FindingRow'
import type { CheckSearch, FindingGrouping } from './search'

interface FindingGroupsProps {
  findings: readonly Finding[]
  search: CheckSearch
  lists: readonly LoadedList[]
  /** Keys of findings that are new since the last visit. */
  news: ReadonlySet<string> | undefined
}

interface GroupWords {
  title: string
  text?: string
  icon: ReactNode
  tone: 'danger' | 'warning' | 'neutral'
}

const keysOf: Record<FindingGrouping, (finding: Finding) => string> = {
  severity: ({ severity }) => severity,
  type: findingType,
  rule: ({ rule }) => rule,
}

/** The texts of a group, taken from any of its findings. */
function wordsOf(group: FindingGrouping, finding: Finding): GroupWords {
  const { rule, severity } = finding
  if (group === 'type') {
    const { icon: Icon, title } = entityOf(findingType(finding)).list
    return { title, icon: <Icon size={16} aria-hidden />, tone: 'neutral' }
  }
  const { many, tone } = severityLabels[severity]
  const { title, why } = ruleOf(rule)
  const icon = <SeverityIcon severity={severity} />
  return group === 'rule'
    ? { title, text: why, icon, tone }
    : { title: many, text: severityTexts[severity], icon, tone }
}

/** The findings that pass the filters, in groups. */
export function FindingGroups({ findings, search, lists, news }: FindingGroupsProps) {
  const [open, setOpen] = useState<string>()
  const onToggle = useCallback((key: string) => setOpen((before) => (before === key ? undefined : key)), [])
  const objects = useMemo<ObjectsByType>(
    () =>
      new Map(
        lists.map(({ type, rows }) => [type, new Map((rows ?? []).map((row) => [idOf(type, row), row]))]),
      ),
    [lists],
  )
  const { severity, type, group = 'severity' } = search
  const left = findings.filter(
    (finding) => (!severity || finding.severity === severity) && (!type || findingTypes(finding).has(type)),
  )
  const groups = groupedBy(left, keysOf[group])
  const keys = group === 'type' ? accountTypes : [...groups.keys()]
  if (left.length === 0)
    return (
      <PageState
        title="No finding matches"
        text="Choose other filters to see the rest."
        action={
          <Button asChild variant="outline">
            <Link
              to="/programme/check"
              search={(before) => ({ ...before, severity: undefined, type: undefined })}
              replace
            >
              Show all findings
            </Link>
          </Button>
        }
      />
    )
  return keys.map((key) => {
    const members = groups.get(key) ?? []
    const [first] = members
    return (
      first && (
        <Group key={key} words={wordsOf(group, first)} count={members.length}>
          {members.map((finding) => (
            <FindingRow
              key={finding.key}
              finding={finding}
              objects={objects}
              isTitled={group !== 'rule'}
              isNew={news?.has(finding.key) ?? false}
              isOpen={open === finding.key}
              onToggle={onToggle}
            />
          ))}
        </Group>
      )
    )
  })
}

/** The number of rows of a group shown at first, and added with each press. */
const first = 12
const more = 50

function Group({ words, count, children }: { words: GroupWords; count: number; children: ReactNode[] }) {
  const id = useId()
  const [shown, setShown] = useShown(first)
  return (
    <chakra.section px={{ base: '1', md: '3' }} py="3" borderBottomWidth="1px" aria-labelledby={id}>
      <PartHead
        id={id}
        title={words.title}
        icon={words.icon}
        aside={
          <>
            <Badge tone={words.tone}>{formatNumber(count)}</Badge>
            {words.text && <Quiet>{words.text}</Quiet>}
          </>
        }
        css={{ rowGap: '0', minH: '0', px: '2', mb: '1' }}
      />
      <chakra.ul listStyleType="none">{children.slice(0, shown)}</chakra.ul>
      <More rest={count - shown} step={more} names={81} onClick={() => setShown(shown + more)} />
    </chakra.section>
  )
}
