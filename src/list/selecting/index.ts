/** Everything of Select mode, which loads with the first press of 'Select'. */
export { type SelectMode, startSelectMode } from './mode'
export type { RowSelection } from './rowSelection'
export { Selecting } from './Selecting'
