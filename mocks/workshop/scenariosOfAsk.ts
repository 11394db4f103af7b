import type { NamedScenario } from './named'
import { scenario } from './scenario'

const state = scenario({ account: 'brindlewick' })
const asked =
  '/missions/list?where=limitCount%3Ano&where=reward.points%3Aleast%3A100&cols=points%2Cpriority%2Cactive.to&numbers=points'

/** Lists whose address has more than the specified filters and columns: filters on any field, columns and figures. */
export const scenariosOfAsk = [
  {
    name: 'list-asked',
    title: 'A list with filters on fields',
    text: 'Filters on any field, other columns, and the numbers of one of them below the rows.',
    group: 'Lists',
    path: asked,
    state,
    shows: 'Median',
  },
  {
    name: 'list-views',
    title: 'The views of a list',
    text: 'The menu has the views that ship, and what else can be asked.',
    group: 'Lists',
    path: '/missions/list',
    state,
    steps: [{ press: 'View' }],
    shows: 'Ends in 14 days',
  },
  {
    name: 'list-field-filter',
    title: 'A filter on any field',
    text: 'The dialog offers the conditions that the kind of a field has.',
    group: 'Lists',
    path: '/missions/list',
    state,
    steps: [
      { press: 'View' },
      { press: 'Filter by any field...', role: 'menuitem' },
      { choose: 'Reward › Points', into: 'Field' },
    ],
    shows: 'Condition',
  },
  {
    name: 'list-columns',
    title: 'The columns of a list',
    text: 'The dialog adds, orders and sizes columns.',
    group: 'Lists',
    path: asked,
    state,
    steps: [{ press: 'View' }, { press: 'Columns...', role: 'menuitem' }],
    shows: 'Add a column',
  },
  {
    name: 'list-asked-nothing',
    title: 'Filters on fields that find nothing',
    text: 'The list says so, and the filters can be removed.',
    group: 'Lists',
    path: '/missions/list?where=reward.points%3Aleast%3A1000000',
    state,
    shows: 'No results found',
  },
] as const satisfies readonly NamedScenario[]
