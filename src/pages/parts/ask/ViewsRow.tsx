import { Link, useSearch } from '@tanstack/react-router'
import { useSelector } from '@tanstack/react-store'
import type { ListSpec } from '@/list/types'
import { Button } from '@/ui/Button'
import { shippedViews, type View } from './shippedViews'
import { isShown, type KeptView, keptViews } from './views'

/** So many views fit beside the buttons of a list. The menu 'View' has all of them. */
const mostBeside = 5

/**
 * The views of a list as links: the user's own first, then those that ship (rule ASK-6). A press on the shown one leads back to
 * the standard list.
 */
export function ViewsRow({ spec: { type, title } }: { spec: ListSpec<never> }) {
  const search = useSearch({ from: '/_console/$entityType/list' })
  const kept = useSelector(keptViews())
  const views = [...kept.filter((view) => view.type === type), ...shippedViews(type)]
  const shown = views.find((view) => isShown(view, search))
  return (
    <ul aria-label={`Views of ${title}`}>
      {besideOf(views, shown).map((view) => (
        <li key={`${kept.includes(view as KeptView)} ${view.name}`}>
          <Button asChild variant="ghost" size="xs">
            <Link
              to="/$entityType/list"
              params={{ entityType: type }}
              search={view === shown ? {} : view.search}
              activeOptions={{ exact: true, includeSearch: true }}
              aria-current={view === shown || undefined}
              title={view.name}
              resetScroll={false}
            >
              {view.name}
            </Link>
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** The first views. The shown one is always among them. */
function besideOf(views: readonly View[], shown: View | undefined): readonly View[] {
  const first = views.slice(0, mostBeside)
  return !shown || first.includes(shown) ? first : [...first.slice(0, -1), shown]
}
