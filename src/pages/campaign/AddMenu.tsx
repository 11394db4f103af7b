import { useRouter } from '@tanstack/react-router'
import { ChevronDown, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { canPlan } from '@/auth/permissions'
import { useSession } from '@/auth/session'
import type { Campaign } from '@/engine/campaign/campaign'
import { type CampaignName, categoryOf } from '@/engine/programme/campaignName'
import { entityOf } from '@/entities/registry'
import { toWire } from '@/lib/dates'
import { programmeTypes } from '@/model/entityTypes'
import { Button } from '@/ui/Button'
import { PopupMenu } from '@/ui/PopupMenu'

/**
 * A menu that opens the form of a new object with the campaign's tag or category. After saving, the form returns to
 * this page (rule CAMPAIGN-10).
 */
export function AddMenu({ name, campaign }: { name: CampaignName; campaign: Campaign }) {
  const router = useRouter()
  const { user } = useSession()
  const button = useRef<HTMLButtonElement>(null)
  const [anchor, setAnchor] = useState<HTMLElement>()
  if (!canPlan(user?.permissions ?? [])) return null
  const date = (at: number | undefined) => (at !== undefined && Number.isFinite(at) ? toWire(at) : undefined)
  const categories = [...new Set(campaign.objects.map(({ row }) => categoryOf(row)))]
  const shared = categories.length === 1 && categories[0] !== '' ? categories[0] : undefined
  const search = {
    ...(name.tag === undefined ? { category: campaign.title } : { tag: campaign.title, category: shared }),
    start: date(campaign.from),
    end: date(campaign.to),
  }
  const items = programmeTypes.map((type) => {
    const { singular, icon } = entityOf(type).list
    const link = {
      to: '/$entityType/$id',
      params: { entityType: type, id: 'new' },
      search,
      state: { returns: true },
    } as const
    return {
      label: singular,
      icon,
      href: router.history.createHref(router.buildLocation(link).publicHref),
      onChoose: () => {
        setAnchor(undefined)
        void router.navigate(link)
      },
    }
  })
  return (
    <>
      <Button
        ref={button}
        variant="outline"
        size="sm"
        aria-haspopup="menu"
        onClick={() => setAnchor(anchor ? undefined : (button.current ?? undefined))}
      >
        <Plus size={16} aria-hidden />
        <span>Add</span>
        <ChevronDown size={14} aria-hidden />
      </Button>
      {anchor && (
        <PopupMenu
          anchor={anchor}
          label="Add to the campaign"
          items={items}
          onClose={() => setAnchor(undefined)}
        />
      )}
    </>
  )
}
