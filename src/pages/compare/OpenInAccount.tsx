import { Link } from '@tanstack/react-router'
import { selectAccount } from '@/auth/selectedAccount'
import type { MatrixRow } from '@/engine/compare/matrix'
import { objectLink } from '@/list/ObjectLink'
import { Button } from '@/ui/Button'
import { Inside } from '@/ui/signs'
import type { MatrixColumn } from './columns'

/** Opens the object in its account, which becomes the selected one. */
export function OpenInAccount({ row, column }: { row: MatrixRow; column: MatrixColumn }) {
  const link = objectLink(row)
  if (!link) return null
  return (
    <Button variant="ghost" size="sm" asChild>
      <Link {...link} onClick={() => selectAccount(column.account)}>
        <span>{`Open in ${column.name}`}</span>
        <Inside size={14} />
      </Link>
    </Button>
  )
}
