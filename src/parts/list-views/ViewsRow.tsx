import { Link, useSearch } from '@tanstack/react-router'
import { useSelector } from '@tanstack/react-store'
import type { ListSearch } from '@/list/listSearch'
import type { ListSpec } from '@/list/types'
import { Button } from '@/ui/Button'
import { type ListView, shippedViews } from './shippedViews'
import { isShown, storedViews } from './storedViews'

/** The maximum number of views beside the buttons of a list. The menu 'View' contains all of them. */
const mostBeside = 5

/**
 * The views of a list as links: the user's own first, then those that ship (rule ASK-6). A press on the shown one leads back to
 * the standard list.
 */
export function ViewsRow({ spec: { type, title } }: { spec: ListSpec<never> }) {
  const search = useSearch({ from: '/_console/$entityType/list' })
  const kept = useSelector(storedViews())
  const own = kept.filter((view) => view.type === type).map((view) => choiceOf('own', view, search))
  const shipped = shippedViews(type).map((view) => choiceOf('shipped', view, search))
  return (
    <ul aria-label={`Views of ${title}`}>
      {besideOf([...own, ...shipped]).map(({ key, view, isOn }) => (
        <li key={key}>
          <Button asChild variant="ghost" size="xs">
            <Link
              to="/$entityType/list"
              params={{ entityType: type }}
              search={isOn ? {} : view.search}
              activeOptions={{ exact: true, includeSearch: true }}
              aria-current={isOn || undefined}
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

interface Choice {
  key: string
  view: ListView
  /** Whether the list currently shows this view. */
  isOn: boolean
}

const choiceOf = (from: 'own' | 'shipped', view: ListView, search: ListSearch): Choice => ({
  key: `${from} ${view.name}`,
  view,
  isOn: isShown(view, search),
})

/** The first views, and always the one that is shown. */
function besideOf(choices: readonly Choice[]): readonly Choice[] {
  const first = choices.slice(0, mostBeside)
  const later = choices.slice(mostBeside).find(({ isOn }) => isOn)
  return later ? [...first.slice(0, -1), later] : first
}
