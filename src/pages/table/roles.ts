import { roles } from '@/list/roles'

/** The roles of the grid. They are explicit because the rows are placed by CSS, and browsers can then drop native roles. */
export const gridRoles = {
  ...roles,
  grid: { role: 'grid', 'aria-multiselectable': true },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'gridcell' },
} as const
