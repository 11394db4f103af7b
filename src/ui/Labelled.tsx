import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

interface LabelledProps {
  label: string
  /** Shown below the control, which names it with `aria-describedby`. */
  hint?: ReactNode
  /** Renders the control with its id, and the id of the hint. The label has the id `<id>-label`. */
  children: (id: string, hintId: string) => ReactNode
}

/** A control of a dialog with its label above and a hint below. */
export function Labelled({ label, hint, children }: LabelledProps) {
  const id = useId()
  const hintId = `${id}-hint`
  return (
    <div>
      <chakra.label id={`${id}-label`} htmlFor={id} display="block" textStyle="label" mb="1.5">
        {label}
      </chakra.label>
      {children(id, hintId)}
      {hint && (
        <chakra.p id={hintId} mt="1" textStyle="xs" color="fg.muted">
          {hint}
        </chakra.p>
      )}
    </div>
  )
}
