import { type LinkOptions, useRouter } from '@tanstack/react-router'
import { Columns3, CopyPlus, Eye, FileDiff } from 'lucide-react'
import type { ObjectName } from '@/engine/plan/types'
import { fromHere } from '@/list/listPosition'
import { isPageOn } from '@/parts/navigation/pages'
import { playerViewLabel, playerViewLink } from '@/parts/navigation/playerViewLink'
import type { MenuItem } from '@/ui/PopupMenu'

/** Menu items that rows and forms share. Each closes the menu before it acts. */
export function useObjectMenuItems(close: () => void) {
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
    /**
     * Items that compare an account with others or with a file (rules COMPARE-1 and COMPARE-8). None if the page is
     * off. `onBundle` opens a dialog and is responsible for the menu, because the menu of a row renders the dialog.
     */
    compareItems: (account: string | undefined, onBundle?: () => void): MenuItem[] =>
      isPageOn('/programme/compare')
        ? [
            linkItem(
              { to: '/programme/compare', search: { of: account === undefined ? undefined : [account] } },
              { label: 'Compare accounts', icon: Columns3 },
            ),
            ...(onBundle ? [{ label: 'Compare with a bundle...', icon: FileDiff, onChoose: onBundle }] : []),
          ]
        : [],
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
