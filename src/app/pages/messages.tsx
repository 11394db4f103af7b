import { Link } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import { SearchX, TableProperties } from 'lucide-react'
import { OpenList } from '@/parts/page/FirstStep'
import { Button } from '@/ui/Button'
import { StateView } from '@/ui/StateView'
import { WindowTitle } from '@/ui/WindowTitle'
import shared from '../panel.module.css'
import { BarePage } from './BarePage'
import styles from './pages.module.css'

interface PlaceholderProps {
  title: string
  text: string
  icon: LucideIcon
}

/** The demo pages /public and /protected: a message, and no request (rule ROUTE-7). */
export function Placeholder({ title, text, icon }: PlaceholderProps) {
  return (
    <div className={shared.panel}>
      <WindowTitle>{title}</WindowTitle>
      <StateView level={1} icon={icon} title={title} text={text} />
    </div>
  )
}

/** As `Placeholder`, outside of the frame. */
export const BarePlaceholder = (props: PlaceholderProps) => (
  <BarePage title={props.title}>
    <div className={styles.placeholder}>
      <Placeholder {...props} />
    </div>
  </BarePage>
)

/** The page for a table without a type that the console has (rule TABLE-1). */
export function NoTable() {
  return (
    <div className={shared.panel}>
      <WindowTitle>Edit as a table</WindowTitle>
      <StateView
        level={1}
        icon={TableProperties}
        title="Choose a list to edit"
        text="'Edit all' in the menu 'More' of a list opens its table, and 'Select' one of some of its objects."
        action={<OpenList type="missions" />}
      />
    </div>
  )
}

/** The page for the list of an unknown entity type (rule ROUTE-4, decision B7). */
export function InvalidType() {
  return (
    <div className={shared.panel}>
      <WindowTitle>Invalid entity type</WindowTitle>
      <StateView
        level={1}
        icon={SearchX}
        tone="danger"
        title="Invalid entity type"
        text="The console has no list of that name."
        action={
          <Button asChild variant="outline">
            <Link to="/$entityType/list" params={{ entityType: 'accounts' }}>
              Go to Accounts
            </Link>
          </Button>
        }
      />
    </div>
  )
}
