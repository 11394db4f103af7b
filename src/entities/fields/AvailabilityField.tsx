import { chakra, Flex } from '@chakra-ui/react'
import { controlProps, Field } from '@/form/Field'
import { useToggle } from '@/form/fields/ToggleField'
import { Switch } from '@/ui/Switch'

const label = 'Availability'

/** Active or Inactive. A missing value means active (rule FIELD-11). */
export function AvailabilityField() {
  const toggle = useToggle('isAvailable', label, true)
  return (
    <Field {...toggle} label={label} size="short" unmarked>
      <Flex align="center" gap="9px" h={{ base: 'control.lg', md: 'control.md' }}>
        <Switch {...controlProps(toggle)} ref={toggle.ref} checked={toggle.checked} onChange={toggle.set} />
        <chakra.span textStyle="nav">{toggle.checked ? 'Active' : 'Inactive'}</chakra.span>
      </Flex>
    </Field>
  )
}
