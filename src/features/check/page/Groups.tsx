import { chakra } from '@chakra-ui/react'
import { type ReactNode, useCallback, useId, useMemo, useState } from 'react'
import { entityOf } from '@/entities/registry'
import type { LoadedList } from '@/features/shared/useLists'
import { accountTypes } from '@/model/entityTypes'
import { groupedBy } from '@/model/groupedBy'
import { idOf } from '@/model/references'
import { formatNumber } from '@/ui/format'
import { Badge } from '@/ui/inline'
import { Button, StateView } from '@/ui/styled'
import { typeOf, typesOf } from '../causes'
import { ruleOf } from '../rules'
import type { CheckSearch } from '../search'
import type { Finding } from '../types'
import type { ObjectsByType } from './detailParts'
import { FindingRow } from './FindingRow'
import { SeverityIcon, severityLooks, severityTexts } from './parts'

interface GroupsProps {
  findings: readonly Finding[]
  search: CheckSearch
  lists: readonly LoadedList[]
  account: string
  /** Keys of findings that are new since the last visit. */
  news?: ReadonlySet<string>
}

interface GroupWords {
  key: string
  title: string
  text?: string
  icon: ReactNode
  tone: 'danger' | 'warning' | 'neutral'
}

const bySeverity = ({ severity }: Finding): GroupWords => ({
  key: severity,
  title: severityLooks[severity].many,
  text: severityTexts[severity],
  icon: <SeverityIcon severity={severity} />,
  tone: severityLooks[severity].tone,
})

function byType(finding: Finding): GroupWords {
  const type = typeOf(finding)
  const { icon: Icon, title } = entityOf(type).list
  return { key: type, title, icon: <Icon size={16} aria-hidden />, tone: 'neutral' }
}

function byRule({ rule, severity }: Finding): GroupWords {
  const { title, why } = ruleOf(rule)
  return {
    key: rule,
    title,
    text: why,
    icon: <SeverityIcon severity={severity} />,
    tone: severityLooks[severity].tone,
  }
}

const groupings = { severity: bySeverity, type: byType, rule: byRule }

/** The findings that pass the filters, in groups. */
export function Groups({ findings, search, lists, account, news }: GroupsProps) {
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
    (finding) => (!severity || finding.severity === severity) && (!type || typesOf(finding).has(type)),
  )
  const wordsOf = groupings[group]
  const groups = groupedBy(left, (finding) => wordsOf(finding).key)
  const inOrder =
    group === 'type' ? accountTypes.flatMap((one) => groups.get(one) ?? []) : [...groups.values()].flat()
  const keys = [...new Set(inOrder.map((finding) => wordsOf(finding).key))]
  if (left.length === 0)
    return <StateView title="No finding matches" text="Choose other filters to see the rest." py="12" />
  return keys.map((key) => {
    const members = groups.get(key) ?? []
    const [first] = members
    return (
      first && (
        <Group key={key} words={wordsOf(first)} count={members.length}>
          {members.map((finding) => (
            <FindingRow
              key={finding.key}
              finding={finding}
              objects={objects}
              account={account}
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
  const [shown, setShown] = useState(first)
  return (
    <Section aria-labelledby={id}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" px="2" pb="1">
        {words.icon}
        <chakra.h2 id={id} textStyle="section">
          {words.title}
        </chakra.h2>
        <Badge tone={words.tone}>{formatNumber(count)}</Badge>
        {words.text && (
          <chakra.p textStyle="sm" color="fg.muted">
            {words.text}
          </chakra.p>
        )}
      </chakra.div>
      <chakra.ul listStyleType="none">{children.slice(0, shown)}</chakra.ul>
      {count > shown && (
        <Button variant="ghost" size="sm" ms={{ md: '80px' }} onClick={() => setShown(shown + more)}>
          {`Show ${formatNumber(Math.min(count - shown, more))} more`}
        </Button>
      )}
    </Section>
  )
}

const Section = chakra('section', {
  base: { px: { base: '1', md: '3' }, py: '3', borderBottomWidth: '1px' },
})
