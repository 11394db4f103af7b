import { chakra, Grid, Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { isOfSeveral } from '@/engine/check/causes'
import { fieldLocation } from '@/engine/check/fieldLocations'
import { ruleOf } from '@/engine/check/rules'
import type { Finding, ObjectsByType } from '@/engine/check/types'
import { entityOf } from '@/entities/registry'
import { plainText, valueByPath } from '@/lib/value'
import { ObjectLink } from '@/list/ObjectLink'
import { FindingText } from '@/parts/findings/severity'
import { Inside } from '@/ui/signs'
import { Button, Title } from '@/ui/styled'
import { Actions, useCanEdit } from './Actions'
import { CauseDetails } from './CauseDetails'

interface FindingDetailsProps {
  finding: Finding
  objects: ObjectsByType
}

/** The details of a finding: why it matters, how to fix it, where it is, and actions. */
export function FindingDetails({ finding, objects }: FindingDetailsProps) {
  const { why, fix } = ruleOf(finding.rule)
  const { type, id, path, nearest } = finding
  const value = valueByPath(objects.get(type)?.get(id), path)
  return (
    <>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' }}
        columnGap="8"
        rowGap="3"
        ps={{ base: '3', md: '80px' }}
        pe="3"
        pt="1.5"
        pb="4"
        textStyle="sm"
        overflowWrap="anywhere"
      >
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
        {!isOfSeveral(finding) && (
          <Column title="Where">
            <Place finding={finding} />
            {/* Styled like a read-only field. */}
            {plainText(value) !== '' && (
              <chakra.p
                px="2.5"
                py="1.5"
                borderWidth="1px"
                borderColor="danger.edge"
                borderRadius="md"
                bg="bg.panel"
                fontFamily="mono"
                overflowWrap="anywhere"
              >
                {plainText(value)}
              </chakra.p>
            )}
          </Column>
        )}
      </Grid>
      {isOfSeveral(finding) ? (
        <CauseDetails finding={finding} objects={objects} />
      ) : (
        <ObjectActions finding={finding} value={value} />
      )}
    </>
  )
}

/** The object and its field: 'Open Mic › Objectives › Events 2'. */
const Place = ({ finding: { type, name, path } }: { finding: Finding }) => (
  <p>
    {[name, ...fieldLocation(type, path).split(' › ')].map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a place never move
      <chakra.span key={index}>
        {index > 0 && (
          <chakra.span color="fg.subtle" aria-hidden>
            {' › '}
          </chakra.span>
        )}
        <bdi>{part}</bdi>
      </chakra.span>
    ))}
  </p>
)

function ObjectActions({ finding, value }: { finding: Finding; value: unknown }) {
  const { type, nearest } = finding
  const canEdit = useCanEdit(type)
  return (
    <Actions finding={finding} muteLabel={`Mute for this ${entityOf(type).list.singular.toLowerCase()}`}>
      <Button asChild flexGrow={{ base: '1', md: '0' }}>
        <ObjectLink to={finding}>
          Open the field
          <Inside />
        </ObjectLink>
      </Button>
      {nearest !== undefined && canEdit && (
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
  )
}

const Column = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <Title level={3} size="group" mb="1">
      {title}
    </Title>
    <Stack gap="1.5">{children}</Stack>
  </div>
)
