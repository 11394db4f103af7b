import { chakra, useRecipe, useSlotRecipe } from '@chakra-ui/react'
import { createContext, memo, type ReactNode, use, useMemo } from 'react'
import { buttonRecipe } from '@/ui/theme/recipes/button'
import { badgeRecipe } from '@/ui/theme/recipes/display'
import { tableStyles } from './tableStyles'

const Content = createContext<ReactNode>(null)
const TableContent = () => use(Content)

interface SheetProps {
  label: string
  isBusy: boolean
}

/** The content comes through context, so that the large style sheet is not computed for every change of the rows. */
export function TableSheet({ children, ...props }: SheetProps & { children: ReactNode }) {
  return (
    <Content value={children}>
      <Sheet {...props} />
    </Content>
  )
}

/** The `<table>`, whose styles cover everything inside. */
const Sheet = memo(({ label, isBusy }: SheetProps) => {
  const table = useSlotRecipe({ key: 'table' })
  const button = useRecipe({ recipe: buttonRecipe })
  const badge = useRecipe({ recipe: badgeRecipe })
  const skeleton = useRecipe({ key: 'skeleton' })
  const styles = useMemo(
    () =>
      tableStyles({
        table: table(),
        edit: button({ variant: 'ghost', size: 'sm', icon: true }),
        remove: button({ variant: 'ghostDanger', size: 'sm', icon: true }),
        badge: badge(),
        active: badge({ tone: 'success' }),
        bone: skeleton(),
      }),
    [table, button, badge, skeleton],
  )
  return (
    <chakra.table css={styles} aria-label={label} aria-busy={isBusy} {...roles.table}>
      <TableContent />
    </chakra.table>
  )
})

/**
 * These elements have their roles natively. The roles are explicit because cards change `display`, and browsers can
 * then drop the native table roles.
 */
export const roles = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const
