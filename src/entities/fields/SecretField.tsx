import { Check, Copy, Eye, EyeOff } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { controlProps, Field, type FieldProps } from '@/form/Field'
import { useFormValue, useLabels } from '@/form/formContext'
import { inputText } from '@/model/readable'
import { IconButton } from '@/ui/Button'
import { Input } from '@/ui/Input'
import styles from './SecretField.module.css'

/**
 * A read-only key: masked, with reveal and copy buttons (decision A6). Not a password input, because browsers would
 * offer to save its value.
 */
export function SecretField<T = never>({
  name,
  help,
  size,
  ...own
}: Omit<FieldProps<T, string>, 'required'>) {
  const { label } = useLabels(name, own)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const secret = inputText(useFormValue<T, string>(name))
  const [isShown, setShown] = useState(false)
  const [isCopied, setCopied] = useState(false)

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret)
      setCopied(true)
    } catch {
      // Without access to the clipboard, select the key so that the user can copy it.
      setShown(true)
      requestAnimationFrame(() => input.current?.select())
    }
  }
  const shownHelp = isCopied ? <span role="status">Copied to the clipboard.</span> : help
  return (
    <Field
      id={id}
      label={label}
      help={shownHelp}
      size={size ?? 'full'}
      unmarked
      shown={() => (secret === '' ? 'Not shown to you' : 'Hidden')}
    >
      <div className={styles.secret}>
        <Input
          {...controlProps({ id }, { help: shownHelp })}
          ref={input}
          readOnly
          className={styles.input}
          autoComplete="off"
          spellCheck={false}
          placeholder="Not shown to you"
          value={secret === '' || isShown ? secret : '•'.repeat(20)}
        />
        {secret !== '' && (
          <>
            <IconButton
              icon={isShown ? EyeOff : Eye}
              label={isShown ? `Hide ${label}` : `Reveal ${label}`}
              variant="outline"
              size="md"
              onClick={() => setShown(!isShown)}
            />
            <IconButton
              icon={isCopied ? Check : Copy}
              label={`Copy ${label}`}
              variant="outline"
              size="md"
              onClick={() => void copy()}
              onBlur={() => setCopied(false)}
            />
          </>
        )}
      </div>
    </Field>
  )
}
