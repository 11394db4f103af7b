import { chakra } from '@chakra-ui/react'
import { ArrowRight } from 'lucide-react'
import { use } from 'react'
import { canWrite } from '@/auth/permissions'
import { SessionContext } from '@/auth/session'
import { entityOf } from '@/entities/registry'
import { ObjectLink } from '@/list/ObjectLink'
import { Button } from '@/ui/styled'
import { at } from '@/ui/value'
import { isOfSeveral } from '../causes'
import { placeOf } from '../places'
import { ruleOf } from '../rules'
import type { Finding } from '../types'
import { CauseDetails } from './CauseDetails'
import { Actions, Column, Columns, type ObjectsByType } from './detailParts'
import { FindingText } from './parts'

interface DetailsProps {
  finding: Finding
  objects: ObjectsByType
  account: string
}

/** What an open finding shows. */
export const Details = ({ finding, ...props }: DetailsProps) =>
  isOfSeveral(finding) ? (
    <CauseDetails finding={finding} {...props} />
  ) : (
    <ObjectDetails finding={finding} {...props} />
  )

/** Why a finding matters, how to fix it, where it is, and actions. */
function ObjectDetails({ finding, objects, account }: DetailsProps) {
  const object = objects.get(finding.type)?.get(finding.id)
  const { why, fix } = ruleOf(finding.rule)
  const permissions = use(SessionContext)?.user?.permissions ?? []
  const canUse = (entityOf(finding.type).editableBy ?? canWrite)(permissions)
  const { nearest } = finding
  const value: unknown = object && at(object, finding.path)
  return (
    <>
      <Columns>
        <Column title="Why it matters">
          <p>{why}</p>
        </Column>
        <Column title="How to fix it">
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
      <Actions
        finding={finding}
        account={account}
        muteLabel={`Mute for this ${entityOf(finding.type).list.singular.toLowerCase()}`}
      >
        <Button asChild flexGrow={{ base: '1', md: '0' }}>
          <ObjectLink to={finding}>
            Open the field
            <ArrowRight size={16} aria-hidden />
          </ObjectLink>
        </Button>
        {nearest !== undefined && canUse && (
          <Button asChild variant="outline" flexGrow={{ base: '1', md: '0' }} maxW="100%">
            <ObjectLink
              to={{ ...finding, use: { instead: String(value), id: nearest } }}
              title={`Open the form with ${nearest} typed in`}
            >
              <chakra.span truncate>{`Use ${nearest}`}</chakra.span>
            </ObjectLink>
          </Button>
        )}
      </Actions>
    </>
  )
}

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
