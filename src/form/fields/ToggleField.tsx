import { chakra, Flex } from '@chakra-ui/react'
import type { ReactNode, Ref } from 'react'
import type { PathTo } from '@/model/paths'
import { Switch } from '@/ui/Switch'
import { FieldNote, type FieldProps, ShownField } from '../Field'
import { useField, useFormContext, useFormStore } from '../formContext'

interface ToggleProps<T> extends Omit<FieldProps<T, boolean>, 'required'> {
  /** The meaning of a missing value. Default false. */
  fallback?: boolean
}

/**
 * The value of a switch, with a fallback for a missing one. Switching back and forth leaves a missing value missing.
 */
export function useToggle<T = never>(name: PathTo<T, boolean>, label: string, fallback = false) {
  const store = useFormStore()
  const { value, set, ...field } = useField<T, boolean, HTMLButtonElement>(name, { label })
  const wasMissing = (store.initial(name) ?? undefined) === undefined
  return {
    ...field,
    // What arrived as something else is neither on nor off. A remark shows it (rule DATA-11).
    checked: typeof value === 'boolean' ? value : fallback,
    set: (next: boolean) => set(wasMissing && next === fallback ? undefined : next),
  }
}

/** A switch in a bordered row with its label and help text. */
export function ToggleField<T = never>({ name, label, help, size = 'full', fallback }: ToggleProps<T>) {
  const toggle = useToggle<T>(name, label, fallback)
  const { readOnly } = useFormContext()
  if (readOnly)
    return (
      <ShownField label={label} size={size} error={toggle.error} warning={toggle.warning} ref={toggle.ref}>
        {toggle.checked ? 'On' : 'Off'}
      </ShownField>
    )
  return (
    <ToggleRow size={size} label={label} help={help} {...toggle} onChange={toggle.set}>
      {(toggle.error ?? toggle.warning) && (
        <FieldNote id={toggle.id} error={toggle.error} warning={toggle.warning} />
      )}
    </ToggleRow>
  )
}

const spans = { full: '1 / -1', half: { base: '1 / -1', md: 'span 6' }, short: 'span 6' } as const

interface ToggleRowProps {
  id: string
  label: string
  help?: ReactNode
  size: keyof typeof spans
  checked: boolean
  error?: string | undefined
  warning?: string | undefined
  ref: Ref<HTMLButtonElement>
  onChange: (checked: boolean) => void
  children?: ReactNode
}

function ToggleRow({
  id,
  label,
  help,
  size,
  checked,
  error,
  warning,
  ref,
  onChange,
  children,
}: ToggleRowProps) {
  const described = error ?? warning ?? help
  return (
    <chakra.div gridColumn={spans[size]} minW="0">
      <Flex
        align="center"
        gap="3"
        minH="40px"
        px="3"
        py="9px"
        borderWidth="1px"
        borderColor="border"
        borderRadius="md"
        bg="bg.subtle"
      >
        <chakra.label htmlFor={id} flex="1" minW="0" cursor="pointer">
          <chakra.span display="block" textStyle="label">
            {label}
          </chakra.span>
          {help && (
            <chakra.span id={`${id}-help`} display="block" textStyle="xs" color="fg.muted" fontWeight="400">
              {help}
            </chakra.span>
          )}
        </chakra.label>
        <Switch
          ref={ref}
          id={id}
          checked={checked}
          onChange={onChange}
          aria-label={label}
          {...(described && { 'aria-describedby': error || warning ? `${id}-note` : `${id}-help` })}
        />
      </Flex>
      {children}
    </chakra.div>
  )
}
