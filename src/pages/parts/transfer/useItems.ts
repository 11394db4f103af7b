import { type LinkOptions, useRouter } from '@tanstack/react-router'
import { CopyPlus, Eye } from 'lucide-react'
import type { ObjectName } from '@/engine/plan/types'
import { fromHere } from '@/list/listPlace'
import type { MenuItem } from '@/ui/PopupMenu'
import { playerViewLabel, playerViewLink } from '../playerViewLink'

/** The lines that the menus of a row and of a form share. Each closes the menu first. */
export function useItems(close: () => void) {
  const router = useRouter()
  const closing = (act: () => void) => () => {
    close()
    act()
  }
  const linkItem = (link: LinkOptions, item: Pick<MenuItem, 'label' | 'icon' | 'letter'>): MenuItem => ({
    ...item,
    href: router.history.createHref(router.buildLocation(link).publicHref),
    onChoose: closing(() => void router.navigate(link)),
  })
  return {
    closing,
    linkItem,
    playerViewItem(object: ObjectName): MenuItem | undefined {
      const link = playerViewLink(object)
      return link && linkItem(link, { label: playerViewLabel(object.type), icon: Eye })
    },
    duplicateItem: ({ type, id }: ObjectName): MenuItem =>
      linkItem(
        {
          to: '/$entityType/$id',
          params: { entityType: type, id: 'new' },
          search: { from: id },
          state: fromHere,
        },
        { label: 'Duplicate', icon: CopyPlus, letter: 'D' },
      ),
  }
}
