import { chakra, Flex } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { BellOff, Eye } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { playerViewLabel, playerViewLink } from '@/features/explain/link'
import type { EntityType } from '@/model/entityTypes'
import { Button } from '@/ui/styled'
import { isOfSeveral, membersOf } from '../causes'
import { requirementRules } from '../rules/requirements'
import type { Finding } from '../types'
import { MuteForm } from './MuteForm'

/* The parts of an open finding that one object and several have in common. */

/** The loaded objects by type and id. */
export type ObjectsByType = ReadonlyMap<EntityType, ReadonlyMap<string, object>>

export const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' },
    columnGap: '8',
    rowGap: '3',
    ps: { base: '3', md: '80px' },
    pe: '3',
    pt: '1.5',
    pb: '4',
    textStyle: 'sm',
    overflowWrap: 'anywhere',
    '& p + p': { mt: '1.5' },
  },
})

export const Column = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <chakra.h3 mb="1" textStyle="xs" fontWeight="550" color="fg.muted">
      {title}
    </chakra.h3>
    {children}
  </div>
)

interface ActionsProps {
  finding: Finding
  account: string
  /** The label of the button that mutes the finding. */
  muteLabel: string
  children?: ReactNode
}

/** The actions of a finding. The last one mutes it, and asks for a reason. */
export function Actions({ finding, account, muteLabel, children }: ActionsProps) {
  const [isMuting, setMuting] = useState(false)
  return (
    <>
      <Flex
        wrap="wrap"
        align="center"
        gap="2"
        px="3"
        py="2.5"
        ps={{ base: '3', md: '80px' }}
        borderTopWidth="1px"
      >
        {children}
        <ForWhom finding={finding} />
        <Flex align="center" wrap="wrap" columnGap="3" ms={{ md: 'auto' }} textStyle="xs" color="fg.muted">
          <Button variant="ghost" size="sm" aria-expanded={isMuting} onClick={() => setMuting(!isMuting)}>
            <BellOff size={16} aria-hidden />
            <span>{muteLabel}</span>
          </Button>
          <span>{`Rule ${finding.rule}`}</span>
        </Flex>
      </Flex>
      {isMuting && <MuteForm finding={finding} account={account} onCancel={() => setMuting(false)} />}
    </>
  )
}

const aboutReach = new Set(requirementRules.map(({ id }) => id))

/**
 * For a finding about what is required: the link that shows for whom the object is open, and why not (rule EXPLAIN-10).
 * With several objects it is the first one, by name: their cause can be open by itself.
 */
function ForWhom({ finding }: { finding: Finding }) {
  const [{ type, id, name } = finding] = membersOf(finding)
  const link = aboutReach.has(finding.rule) ? playerViewLink({ type, id }) : undefined
  if (!link) return null
  return (
    <Button asChild variant="outline" flexGrow={{ base: '1', md: '0' }}>
      <Link {...link}>
        <Eye size={16} aria-hidden />
        <span>{playerViewLabel(type) + (isOfSeveral(finding) ? `: ${name}` : '')}</span>
      </Link>
    </Button>
  )
}
