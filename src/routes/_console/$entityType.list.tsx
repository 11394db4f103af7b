import { createFileRoute } from '@tanstack/react-router'
import { EntityList } from '@/app/list/EntityList'
import { filterIds } from '@/entities/registry'
import { parseListSearch } from '@/list/listSearch'

export const Route = createFileRoute('/_console/$entityType/list')({
  // `List` and `LIST` are ids.
  caseSensitive: true,
  validateSearch: (raw: Record<string, unknown>) => parseListSearch(raw, filterIds),
  component: () => <EntityList type={Route.useParams().entityType} search={Route.useSearch()} />,
})
