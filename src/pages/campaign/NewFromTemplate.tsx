import { useSelector } from '@tanstack/react-store'
import { ChevronDown, LayoutTemplate, Plus } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { canWrite } from '@/auth/permissions'
import { useSession } from '@/auth/session'
import { shippedTemplates } from '@/engine/sets/shippedTemplates'
import { readStoredTemplates, storedTemplates } from '@/parts/campaigns/storedTemplates'
import { Button } from '@/ui/Button'
import { PopupMenu } from '@/ui/PopupMenu'

/** The templates by name, in the head of the list (rule CAMPAIGN-11). Their cards are below it. */
export function NewFromTemplate({ onTitle }: { onTitle: (title: string) => void }) {
  const { user } = useSession()
  const texts = useSelector(storedTemplates.atom()) ?? none
  const titles = useMemo(
    () => [
      ...new Set(
        [...shippedTemplates(), ...readStoredTemplates(texts).map((one) => one.template)].map(
          ({ title }) => title,
        ),
      ),
    ],
    [texts],
  )
  const button = useRef<HTMLButtonElement>(null)
  const [anchor, setAnchor] = useState<HTMLElement>()
  if (!canWrite(user?.permissions ?? [])) return null
  return (
    <>
      <Button
        ref={button}
        aria-haspopup="menu"
        onClick={() => setAnchor(anchor ? undefined : (button.current ?? undefined))}
      >
        <Plus size={16} aria-hidden />
        <span>New from a template</span>
        <ChevronDown size={14} aria-hidden />
      </Button>
      {anchor && (
        <PopupMenu
          anchor={anchor}
          label="New from a template"
          items={titles.map((title) => ({
            label: title,
            icon: LayoutTemplate,
            onChoose: () => {
              setAnchor(undefined)
              onTitle(title)
            },
          }))}
          onClose={() => setAnchor(undefined)}
        />
      )}
    </>
  )
}

const none: readonly string[] = []
