import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { Field, type FieldLayout } from '../Field'

interface ShownFieldProps extends Omit<FieldLayout, 'required'> {
  children: ReactNode
}

/** A value that the form shows among its fields but does not edit. */
export function ShownField({ children, ...props }: ShownFieldProps) {
  return (
    <Field {...props} id={useId()} group unmarked>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap="1.5"
        minH={{ base: 'control.lg', md: 'control.md' }}
        overflowWrap="anywhere"
      >
        {children}
      </chakra.div>
    </Field>
  )
}
