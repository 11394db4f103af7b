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
