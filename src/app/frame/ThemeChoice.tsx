import { useSelector } from '@tanstack/react-store'
import { Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import { colorModeStore } from '@/ui/colorMode'
import shared from '@/ui/shared.module.css'

const modes = [
  { choice: 'system', label: 'System', icon: Monitor },
  { choice: 'light', label: 'Light', icon: Sun },
  { choice: 'dark', label: 'Dark', icon: Moon },
] as const

/** Light, dark or system theme; items of the avatar menu. */
export function ThemeChoice() {
  const { choice, choose } = useColorMode()
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a menu cannot contain a fieldset
    <div role="group" aria-labelledby={id} data-part="modes">
      <span id={id} data-part="label">
        Theme
      </span>
      <div>
        {modes.map((mode) => (
          <button
            key={mode.choice}
            type="button"
            role="menuitemradio"
            className={shared.popupItem}
            aria-checked={choice === mode.choice}
            tabIndex={-1}
            onClick={() => choose(mode.choice)}
          >
            <mode.icon size={16} aria-hidden />
            <span>{mode.label}</span>
          </button>
        ))}
      </div>
    </div>
  )
}

const { mode, choice, choose } = colorModeStore

/** `mode` is what shows, `choice` what was chosen ('system' follows the operating system). */
export const useColorMode = () => ({ mode: useSelector(mode), choice: useSelector(choice), choose })
