import { chakra } from '@chakra-ui/react'
import { Copy, Pencil, Trash2 } from 'lucide-react'
import { type ComponentType, useRef, useState } from 'react'
import { Button } from '@/ui/Button'
import { DropLine, Grip } from '@/ui/DragOrder'
import { ReasonField } from '@/ui/ReasonField'
import { SearchInput } from '@/ui/SearchInput'
import { Switch } from '@/ui/Switch'
import { toastSuccess } from '@/ui/toast'

/* Primitives that need a state to be shown. */

/** A button that opens something about itself. */
export function Opener({ children, Opened }: { children: string; Opened: ComponentType<OpenedProps> }) {
  const [anchor, setAnchor] = useState<HTMLElement>()
  return (
    <>
      <Button variant="outline" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        {children}
      </Button>
      {anchor && <Opened anchor={anchor} onClose={() => setAnchor(undefined)} />}
    </>
  )
}

interface OpenedProps {
  anchor: HTMLElement
  onClose: () => void
}

export const items = [
  { label: 'Edit', icon: Pencil, letter: 'e', onChoose: () => toastSuccess('Edit was chosen') },
  { label: 'Duplicate', icon: Copy, letter: 'd', onChoose: () => toastSuccess('Duplicate was chosen') },
  {
    label: 'Delete',
    icon: Trash2,
    tone: 'danger' as const,
    isApart: true,
    onChoose: () => toastSuccess('Delete was chosen'),
  },
]

const dragged = '[data-item]'

export function Dragged() {
  const list = useRef<HTMLDivElement>(null)
  const [names, setNames] = useState(['Sunrise', 'Noon', 'Sunset'])
  return (
    <chakra.div ref={list} position="relative" display="grid" gap="2" w="100%">
      {names.map((name) => (
        <chakra.div key={name} data-item display="flex" alignItems="center" gap="2">
          <Grip item={dragged} name={name} />
          <span>{name}</span>
        </chakra.div>
      ))}
      <DropLine
        list={list}
        item={dragged}
        onMove={(from, to) =>
          setNames(names.toSpliced(from, 1).toSpliced(to, 0, ...names.slice(from, from + 1)))
        }
      />
    </chakra.div>
  )
}

export function Switches() {
  const [checked, setChecked] = useState(true)
  return (
    <>
      <Switch aria-label="Active" checked={checked} onChange={setChecked} />
      <Switch aria-label="Correct" tone="success" checked={checked} onChange={setChecked} />
      <Switch aria-label="Disabled" disabled checked={checked} onChange={setChecked} />
    </>
  )
}

export function Search() {
  const [text, setText] = useState('')
  return (
    <SearchInput
      aria-label="Search missions"
      placeholder="Search missions"
      clearLabel="Clear search"
      value={text}
      onText={setText}
    />
  )
}

export function Reason() {
  const [why, setWhy] = useState('')
  return <ReasonField value={why} onChange={setWhy} />
}
