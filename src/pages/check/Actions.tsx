import { chakra, Flex } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { BellOff, Eye } from 'lucide-react'
import { type FormEvent, type ReactNode, use, useId, useState } from 'react'
import { canPlan } from '@/auth/permissions'
import { SessionContext, useSelectedAccount } from '@/auth/session'
import { isOfSeveral, membersOf } from '@/engine/check/causes'
import { requirementRules } from '@/engine/check/rules/requirements'
import type { Finding } from '@/engine/check/types'
import { entityOf } from '@/entities/registry'
import type { EntityType } from '@/model/entityTypes'
import { mute } from '@/parts/findings/storage'
import { playerViewLabel, playerViewLink } from '@/parts/navigation/playerViewLink'
import { Input } from '@/ui/Input'
import { Button } from '@/ui/styled'

/** Whether the signed-in user can change objects of a type. */
export function useCanEdit(type: EntityType): boolean {
  const permissions = use(SessionContext)?.user?.permissions ?? []
  return (entityOf(type).editableBy ?? canPlan)(permissions)
}

interface ActionsProps {
  finding: Finding
  /** The label of the button that mutes the finding. */
  muteLabel: string
  children?: ReactNode
}

/** The actions of an open finding. The last one mutes it, and asks for a reason. */
export function Actions({ finding, muteLabel, children }: ActionsProps) {
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
      {isMuting && <MuteForm finding={finding} onCancel={() => setMuting(false)} />}
    </>
  )
}

const aboutReach = new Set(requirementRules.map(({ id }) => id))

/**
 * For a finding about a requirement: a link that shows for whom the object is open, and why not (rule EXPLAIN-10). For
 * several objects it leads to the first one by name, because the cause itself may be open.
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

/** A form for the reason why a finding is muted. Without a reason nobody would understand it a year later. */
function MuteForm({ finding, onCancel }: { finding: Finding; onCancel: () => void }) {
  const id = useId()
  const [account] = useSelectedAccount()
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  const isMissing = isAsked && reason.trim() === ''
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (reason.trim() === '') return
    mute(account, finding, reason.trim())
    // The row disappears, so the focus moves to the muted findings at the end of the page.
    document.getElementById('muted-findings')?.focus({ preventScroll: true })
  }
  return (
    <chakra.form
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto auto' }}
      alignItems="end"
      gap="2"
      ps={{ base: '3', md: '80px' }}
      pe="3"
      pb="3"
      onSubmit={onSubmit}
    >
      <div>
        <chakra.label htmlFor={id} display="block" mb="1" textStyle="label">
          Why is it all right?
        </chakra.label>
        <Input
          id={id}
          autoFocus
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? `${id}-error` : undefined}
        />
        {isMissing && (
          <chakra.p id={`${id}-error`} mt="1" textStyle="xs" color="danger.text">
            Enter a reason.
          </chakra.p>
        )}
      </div>
      <Button type="submit" variant="outline">
        Mute
      </Button>
      <Button variant="ghost" onClick={onCancel}>
        Cancel
      </Button>
    </chakra.form>
  )
}
