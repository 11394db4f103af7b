import type { MysteryBoxRow } from '../../entities/mysteryboxes'

/** Mystery boxes of Brindlewick; a prize is [units put in, units won]. */
// biome-ignore format: a table, one mystery box per row
export const mysteryBoxes: MysteryBoxRow[] = [
  { name: 'Tinker’s Chest', id: 'tinkers-chest', about: 'Something useful, something shiny, or something to drink tea from.', art: 'package-open coral', category: 'Surprises', tags: ['shop'], credits: 30, period: 'all-time', limit: 3, needs: { level: 'wanderer' }, prizes: { 'brindlewick-mug': [20, 3], 'a-month-of-puzzles': [30, 9], 'bicycle-bell': [10, 6] } },
  { name: 'Rainy Day Box', about: 'For days when you would rather stay inside.', art: 'umbrella sky', category: 'Surprises', tags: ['puzzles'], credits: 20, period: 'weekly', limit: 1, prizes: { 'crossword-book': [15, 4], 'a-month-of-puzzles': [40, 22], 'notebook-and-pencil': [25, 11] } },
  { name: 'Spring Box', about: 'Opens when the first crocus does.', art: 'flower rose', category: 'Seasonal', tags: ['spring'], credits: 25, active: [-11, 80], period: 'monthly', limit: 2, prizes: { 'picnic-basket': [8, 1], 'plant-a-tree': [50, 12], 'coffee-on-us': [100, 38] } },
  { name: 'Box of Good Deeds', about: 'Whatever is inside, somebody else gets it too.', art: 'hand-heart rose', category: 'Good deeds', credits: 15, period: 'all-time', prizes: { 'a-meal-for-a-neighbour': [200, 87], 'plant-a-tree': [100, 41] } },
  { name: 'Adventurer’s Crate', id: 'adventurers-crate', about: 'Rope, torch or a whole day out.', art: 'backpack mint', category: 'Experiences', tags: ['outdoor'], credits: 80, period: 'all-time', limit: 1, needs: { level: 'trailblazer', tags: ['outdoor'] }, prizes: { 'head-torch': [20, 7], 'climbing-hall-day': [10, 4], 'guided-night-walk': [5, 2] } },
  { name: 'Lucky Bag', about: 'Small, cheap and usually coffee.', art: 'shopping-bag amber', category: 'Surprises', credits: 5, period: 'daily', limit: 1, prizes: { 'coffee-on-us': [150, 96], 'extra-hint': [500, 377] } },
  { name: 'Golden Box', about: 'One in fifty holds a weekend in the hut.', art: 'gem amber', category: 'Special', credits: 150, period: 'monthly', limit: 1, needs: { level: 'explorer' }, prizes: { 'weekend-in-the-hut': [1, 0], 'cinema-for-two': [15, 6], 'golden-name': [34, 12] } },
  { name: 'Winter Parcel', about: 'Sold out. It will snow again next year.', category: 'Seasonal', tags: ['winter'], credits: 25, active: [-101, -12], period: 'all-time', limit: 1, prizes: { 'woollen-hat': [15, 15], 'brindlewick-mug': [15, 15] }, off: true },
]
