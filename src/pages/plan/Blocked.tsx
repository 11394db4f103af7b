import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { NamedObject, PlanRow } from '@/engine/plan/types'
import { Button } from '@/ui/Button'
import { Input } from '@/ui/styled'
import { RowMessage } from './Row'

interface BlockedProps {
  row: PlanRow
  block: NonNullable<PlanRow['block']>
  onInstead: (id: string) => void
  onNewId: (id: string) => void
}

/** Why a row cannot be written, and what the user can do about it. */
export function Blocked({ row, block, onNewId, onInstead }: BlockedProps) {
  const [isAsking, setAsking] = useState(false)
  const { text, instead, canRename } = block
  return (
    <RowMessage tone="danger">
      <CircleAlert size={14} aria-hidden />
      <p>{text}</p>
      {instead && !isAsking && (
        <Button variant="outline" size="sm" onClick={() => onInstead(instead.id)}>
          {`Use ${instead.name} instead`}
        </Button>
      )}
      {canRename && !isAsking && (
        <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
          Another id
        </Button>
      )}
      {isAsking && (
        <NewIdForm
          object={row}
          onNewId={onNewId}
          display="flex"
          flexWrap="wrap"
          gap="2"
          w={{ base: '100%', md: 'auto' }}
          css={{ '& > button': { color: 'fg' }, '& > input': { minW: '10rem' } }}
        />
      )}
    </RowMessage>
  )
}

interface NewIdFormProps extends HTMLChakraProps<'form'> {
  object: NamedObject
  onNewId: (id: string) => void
  /** Shown after the button. */
  children?: ReactNode
}

/** Asks for another id of a new object. */
export function NewIdForm({ object, onNewId, children, ...props }: NewIdFormProps) {
  const [id, setId] = useState(`${object.id}-2`)
  return (
    <chakra.form
      {...props}
      onSubmit={(event) => {
        event.preventDefault()
        if (id.trim() !== '') onNewId(id.trim())
      }}
    >
      <Input
        size="sm"
        flex="1"
        minW="8rem"
        aria-label={`New id of ${object.name}`}
        ref={(field) => field?.focus()}
        value={id}
        onChange={(event) => setId(event.target.value)}
      />
      <Button type="submit" variant="outline" size="sm">
        Use this id
      </Button>
      {children}
    </chakra.form>
  )
}
