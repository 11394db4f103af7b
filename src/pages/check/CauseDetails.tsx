import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { Plus, Replace } from 'lucide-react'
import { useState } from 'react'
import { fieldLocation } from '@/engine/check/fieldLocations'
import type { Cause, Finding, ObjectsByType } from '@/engine/check/types'
import { fromHere } from '@/list/listPosition'
import { ObjectLink } from '@/list/ObjectLink'
import { nounOf } from '@/model/entityTypes'
import { ObjectRow } from '@/parts/page/ObjectRow'
import { More } from '@/ui/More'
import { Inside } from '@/ui/signs'
import { Button } from '@/ui/styled'
import { useShown } from '@/ui/usePrinting'
import { Actions, useCanEdit } from './Actions'
import { ReplaceDialog } from './ReplaceDialog'

interface CauseDetailsProps {
  finding: Finding & { objects: readonly Finding[]; cause: Cause }
  objects: ObjectsByType
}

/** The number of objects shown at first, and added with each press. */
const first = 8
const more = 50

/** The details of a finding with several objects: each object with its field, and the action that fixes all of them. */
export function CauseDetails({ finding, objects }: CauseDetailsProps) {
  const { cause } = finding
  const [shown, setShown] = useShown(first)
  const [isReplacing, setReplacing] = useState(false)
  const canEdit = useCanEdit(cause.type)
  const noun = nounOf(cause.type)
  const rest = finding.objects.length - shown
  return (
    <>
      <chakra.ul
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(auto-fill, minmax(17rem, 1fr))' }}
        columnGap="4"
        listStyleType="none"
        ps={{ base: '1', md: '72px' }}
        pe="1"
        pb="3"
        aria-label="Where"
      >
        {finding.objects.slice(0, shown).map((one) => (
          <li key={one.key}>
            <ObjectRow
              object={one}
              text={fieldLocation(one.type, one.path)}
              size={28}
              wraps
              isCompact
              action={<Inside size={14} />}
              css={objectRow}
            />
          </li>
        ))}
      </chakra.ul>
      <chakra.div css={{ '--names': { base: '50px', md: '118px' } }}>
        <More rest={rest} step={more} onClick={() => setShown(shown + more)} />
      </chakra.div>
      <Actions finding={finding} muteLabel="Mute for all of them">
        {cause.isMissing && canEdit && (
          <>
            <Button flexGrow={{ base: '1', md: '0' }} onClick={() => setReplacing(true)}>
              <Replace size={16} aria-hidden />
              Replace everywhere
            </Button>
            <Button asChild variant="outline" flexGrow={{ base: '1', md: '0' }}>
              <Link
                to="/$entityType/$id"
                params={{ entityType: cause.type, id: 'new' }}
                search={{ as: cause.id }}
                state={fromHere}
                title={`Open the form of a new ${noun} with the id ${cause.id}`}
              >
                <Plus size={16} aria-hidden />
                Create again
              </Link>
            </Button>
          </>
        )}
        {!cause.isMissing && (
          <Button asChild flexGrow={{ base: '1', md: '0' }}>
            <ObjectLink to={cause}>
              <span>{`Open the ${noun}`}</span>
              <Inside />
            </ObjectLink>
          </Button>
        )}
      </Actions>
      {isReplacing && <ReplaceDialog cause={cause} objects={objects} onClose={() => setReplacing(false)} />}
    </>
  )
}

const objectRow = {
  gridTemplateColumns: '28px minmax(0, 1fr) 14px',
  columnGap: '2.5',
  minH: { base: 'row', md: 'rowCompact' },
  mx: '0',
  py: '0',
  '& > svg': { color: 'fg.muted' },
} as const
