import { Link } from '@tanstack/react-router'
import { useSelector } from '@tanstack/react-store'
import { Pin } from 'lucide-react'
import { useId } from 'react'
import { mostPinned, storedViews } from '@/parts/list-views/storedViews'

/** The views that the user pinned, at most five (rule ASK-7). Nothing without one. */
export function PinnedViews({ onChoose }: { onChoose: () => void }) {
  const titleId = useId()
  const pinned = useSelector(storedViews()).filter((view) => view.pinned)
  if (pinned.length === 0) return null
  return (
    <nav aria-labelledby={titleId}>
      <p id={titleId}>Views</p>
      <ul>
        {pinned.slice(0, mostPinned).map(({ type, name, search }) => (
          <li key={`${type} ${name}`}>
            <Link
              to="/$entityType/list"
              params={{ entityType: type }}
              search={search}
              activeOptions={{ exact: true, includeSearch: true }}
              onClick={onChoose}
            >
              <Pin size={16} aria-hidden />
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
