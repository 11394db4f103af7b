import { chakra } from '@chakra-ui/react'
import { useId, useState } from 'react'
import type { PlanRow } from '@/engine/plan/types'
import { plural, pluralize } from '@/lib/format'
import { chooseNames } from '@/parts/plan/planned'
import { Button } from '@/ui/Button'
import { Input } from '@/ui/Input'
import { announce } from '@/ui/toast'

/** Adds a word to the names of all copies that have the name of their original (rule CAMPAIGN-5). */
export function Twins({ rows }: { rows: readonly PlanRow[] }) {
  const id = useId()
  const [word, setWord] = useState('')
  const twins = rows.filter(({ copy, isLeftOut }) => copy?.isTwin && !isLeftOut)
  if (twins.length === 0) return null
  const added = word.trim()
  return (
    <chakra.form
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2"
      textStyle="sm"
      aria-labelledby={`${id}title`}
      onSubmit={(event) => {
        event.preventDefault()
        if (added === '') return
        chooseNames(Object.fromEntries(twins.map(({ key, name }) => [key, `${name} ${added}`])))
        announce(`${pluralize(twins.length, 'name')} changed`)
        setWord('')
      }}
    >
      <b id={`${id}title`}>
        {`${pluralize(twins.length, 'copy', 'copies')} ${plural(twins.length, 'has', 'have')} the same name as ${plural(twins.length, 'its original', 'their originals')}.`}
      </b>
      <label htmlFor={id}>{`Add a word to ${plural(twins.length, 'it', 'all of them')}`}</label>
      <chakra.span flex="0 1 12rem">
        <Input id={id} size="sm" value={word} onChange={(event) => setWord(event.target.value)} />
      </chakra.span>
      <Button type="submit" variant="outline" size="sm" disabled={added === ''}>
        Add
      </Button>
    </chakra.form>
  )
}
