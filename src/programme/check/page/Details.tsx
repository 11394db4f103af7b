import { chakra, Flex } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { ArrowRight, BellOff } from 'lucide-react'
import { type ReactNode, use, useState } from 'react'
import { canWrite } from '@/auth/permissions'
import { SessionContext } from '@/auth/session'
import { entityOf } from '@/entities/registry'
import { Button } from '@/ui/Button'
import { at } from '@/ui/value'
import { linkTo } from '../../ReferenceRow'
import { imageRule } from '../images'
import { placeOf } from '../places'
import { rules } from '../rules'
import type { Finding, Rule } from '../types'
import { MuteForm } from './MuteForm'
import { FindingText } from './parts'

const byId = new Map<string, Omit<Rule, 'run'>>([...rules, imageRule].map((rule) => [rule.id, rule]))

/** The texts of a rule. A finding comes from the same release, so its rule exists. */
export function ruleOf(id: string): Omit<Rule, 'run'> {
  const rule = byId.get(id)
  if (!rule) throw new Error(`There is no rule ${id}`)
  return rule
}

interface DetailsProps {
  finding: Finding
  object: object | undefined
  account: string
}

/** Why a finding matters, how to fix it, where it is, and actions. */
export function Details({ finding, object, account }: DetailsProps) {
  const { why, fix } = ruleOf(finding.rule)
  const [isMuting, setMuting] = useState(false)
  const permissions = use(SessionContext)?.user?.permissions ?? []
  const canUse = (entityOf(finding.type).editableBy ?? canWrite)(permissions)
  const { nearest } = finding
  const link = linkTo(finding)
  const value: unknown = object && at(object, finding.path)
  return (
    <>
      <Columns>
        <Column title="Why it matters">
          <p>{why}</p>
        </Column>
        <Column title="How to mend it">
          <p>{fix}</p>
          {nearest !== undefined && (
            <p>
              The nearest id is <FindingText>{`\`${nearest}\``}</FindingText>.
            </p>
          )}
        </Column>
        <Column title="Where">
          <p>
            {[finding.name, ...placeOf(finding.type, finding.path).split(' › ')].map((part, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a place never move
              <chakra.span key={index}>
                {index > 0 && (
                  <chakra.span color="fg.subtle" aria-hidden>
                    {' / '}
                  </chakra.span>
                )}
                <bdi>{part}</bdi>
              </chakra.span>
            ))}
          </p>
          {(typeof value === 'string' || typeof value === 'number') && value !== '' && (
            <Value>{String(value)}</Value>
          )}
        </Column>
      </Columns>
      <Flex
        wrap="wrap"
        align="center"
        gap="2"
        px="3"
        py="2.5"
        ps={{ base: '3', md: '80px' }}
        borderTopWidth="1px"
      >
        <Button asChild flexGrow={{ base: '1', md: '0' }}>
          <Link {...link}>
            Open the field
            <ArrowRight size={16} aria-hidden />
          </Link>
        </Button>
        {nearest !== undefined && canUse && (
          <Button asChild variant="outline" flexGrow={{ base: '1', md: '0' }} maxW="100%">
            <Link
              {...link}
              state={() => ({ ...link.state(), use: { instead: String(value), id: nearest } })}
              title={`Open the form with ${nearest} typed in`}
            >
              <chakra.span truncate>Use {nearest}</chakra.span>
            </Link>
          </Button>
        )}
        <Flex align="center" wrap="wrap" columnGap="3" ms={{ md: 'auto' }} textStyle="xs" color="fg.muted">
          <Button variant="ghost" size="sm" aria-expanded={isMuting} onClick={() => setMuting(!isMuting)}>
            <BellOff size={16} aria-hidden />
            Mute for this {entityOf(finding.type).list.singular.toLowerCase()}
          </Button>
          <span>Rule {finding.rule}</span>
        </Flex>
      </Flex>
      {isMuting && <MuteForm finding={finding} account={account} onCancel={() => setMuting(false)} />}
    </>
  )
}

const Columns = chakra('div', {
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

const Column = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <chakra.h3 mb="1" textStyle="xs" fontWeight="550" color="fg.muted">
      {title}
    </chakra.h3>
    {children}
  </div>
)

/** The wrong value. It looks like a field that cannot be edited. */
const Value = chakra('p', {
  base: {
    mt: '2',
    px: '2.5',
    py: '1.5',
    borderWidth: '1px',
    borderColor: 'danger.edge',
    borderRadius: 'md',
    bg: 'bg.panel',
    fontFamily: 'mono',
    overflowWrap: 'anywhere',
  },
})
