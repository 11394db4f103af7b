import { Kbd } from '@/ui/inline'
import styles from './PaletteList.module.css'
import type { Command } from './types'

const titles: Record<Command['section'], string> = {
  recent: 'Recent',
  goTo: 'Go to',
  create: 'Create',
  act: 'Commands',
}

interface CommandGroupProps {
  section: Command['section']
  commands: readonly Command[]
  /** Index of the first command in the whole list. */
  from: number
  active: number
  optionId: (index: number) => string
  onRun: (command: Command) => void
}

/** A section of commands, with its title. They are not counted as results (rule SEARCH-10). */
export function CommandGroup({ section, commands, from, active, optionId, onRun }: CommandGroupProps) {
  const title = `${optionId(from)}-title`
  return (
    // biome-ignore lint/a11y/useSemanticElements: it groups no fields
    <div role="group" aria-labelledby={title}>
      <div className={styles.title}>
        <span id={title}>{titles[section]}</span>
      </div>
      {commands.map((command, index) => (
        <CommandRow
          key={command.id}
          id={optionId(from + index)}
          command={command}
          selected={from + index === active}
          position={index + 1}
          total={commands.length}
          onRun={onRun}
        />
      ))}
    </div>
  )
}

interface CommandRowProps {
  command: Command
  id: string
  selected: boolean
  position: number
  total: number
  onRun: (command: Command) => void
}

/** A command with an address is a link, so that users can open it in a new tab. */
function CommandRow({ command, id, selected, position, total, onRun }: CommandRowProps) {
  const { icon: Icon, section, kind, title, of, keys } = command
  return (
    <a
      id={id}
      role="option"
      aria-selected={selected}
      aria-setsize={total}
      aria-posinset={position}
      tabIndex={-1}
      href={command.href?.()}
      data-part="command"
      onClick={(event) => {
        if (command.href && (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) return
        event.preventDefault()
        onRun(command)
      }}
    >
      <Icon size={16} aria-hidden />
      <span>
        {kind !== undefined && section !== 'goTo' && (
          <>
            <span>{kind}</span>{' '}
          </>
        )}
        <bdi>{title}</bdi>
        {of !== undefined && (
          <>
            {' '}
            <small>{of}</small>
          </>
        )}
      </span>
      {keys && (
        <span aria-hidden>
          {keys.map((key, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: 'g g' has one key twice
            <Kbd key={index}>{key}</Kbd>
          ))}
        </span>
      )}
    </a>
  )
}
