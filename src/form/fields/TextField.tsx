import { chakra } from '@chakra-ui/react'
import { Lock } from 'lucide-react'
import { Input } from '@/ui/Input'
import { controlProps, Field, type FieldProps } from '../Field'
import { useField } from '../formContext'

interface TextFieldProps<T> extends FieldProps<T, string> {
  placeholder?: string
  /** Read-only. The help text should say why. */
  locked?: boolean
  type?: 'text' | 'url' | 'email'
}

/** A single-line text field. */
export function TextField<T = never>({
  name,
  placeholder,
  locked = false,
  type = 'text',
  ...props
}: TextFieldProps<T>) {
  const field = useField<string>(name, props)
  return (
    <Field {...props} {...field} unmarked={locked}>
      <chakra.div position="relative">
        {locked && (
          <chakra.span
            position="absolute"
            insetStart="11px"
            top="0"
            h="full"
            display="flex"
            alignItems="center"
          >
            <chakra.span color="fg.muted" asChild>
              <Lock size={14} aria-hidden />
            </chakra.span>
          </chakra.span>
        )}
        <Input
          {...controlProps(field, props)}
          ref={field.ref}
          type={type}
          autoComplete="off"
          value={textOf(field.value)}
          placeholder={placeholder}
          readOnly={locked}
          {...(locked && { ps: '8' })}
          onChange={(event) => field.set(event.target.value)}
        />
      </chakra.div>
    </Field>
  )
}

/** Converts any value to text: the server may send something other than a string. */
export function textOf(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
