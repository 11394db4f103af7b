import type { RaffleRow } from '../../entities/raffles'

/** Raffles of Brindlewick; `draw` is [day, time in UTC], counted from the base date, or a day by its name. */
// biome-ignore format: a table, one raffle per row
export const raffles: RaffleRow[] = [
  { name: 'Friday Draw', about: 'A month of puzzles for three players, every Friday at six.', art: 'ticket rose', category: 'Weekly', credits: 5, draw: ['Friday', '18:00'], period: 'weekly', limit: 3, prizes: { 'a-month-of-puzzles': [3, 0] } },
  { name: 'Spring Raffle', about: 'Picnic baskets and concert tickets, drawn when the picnic season opens.', art: 'flower rose', category: 'Seasonal', tags: ['spring'], credits: 15, draw: [20, '18:00'], active: [-11, 20], period: 'all-time', limit: 10, prizes: { 'picnic-basket': [10, 0], 'concert-ticket': [6, 0] } },
  { name: 'Mug Monday', about: 'Ten mugs for ten players. Somebody has to win them.', art: 'coffee coral', category: 'Weekly', credits: 8, draw: ['Monday', '09:00'], period: 'weekly', limit: 2, prizes: { 'brindlewick-mug': [10, 0] } },
  { name: 'The Hut Lottery', about: 'One weekend in the hut. Only for those who have stood on five summits.', art: 'tent coral', category: 'Special', tags: ['outdoor'], credits: 50, draw: [49, '17:30'], active: [-30, 49], period: 'all-time', limit: 5, prizes: { 'weekend-in-the-hut': [1, 0] }, needs: { missions: ['five-summits'], level: 'explorer' } },
  { name: 'Culture Night', about: 'Museum passes and cinema tickets, once a month.', art: 'landmark rose', category: 'Monthly', tags: ['culture'], credits: 20, draw: [16, '19:00'], period: 'monthly', limit: 4, prizes: { 'museum-pass': [5, 0], 'cinema-for-two': [3, 0] } },
  { name: 'Coffee Break', about: 'Twenty cups of coffee, every day at ten.', art: 'coffee lime', category: 'Daily', tags: ['food'], credits: 1, draw: [0, '10:00'], period: 'daily', limit: 1, prizes: { 'coffee-on-us': [20, 0] } },
  { name: 'Checkmate Raffle', about: 'A chess set for one of all who played this month.', art: 'chess-knight coral', category: 'Monthly', tags: ['chess'], credits: 12, draw: [19, '20:00'], period: 'monthly', prizes: { 'wooden-chess-set': [1, 0], 'a-month-of-puzzles': [5, 0] } },
  { name: 'Winter Raffle', about: 'Hats and head torches. The draw is over, congratulations to all winners!', art: 'snowflake sky', category: 'Seasonal', tags: ['winter'], credits: 15, draw: [-14, '18:00'], active: [-101, -14], period: 'all-time', limit: 10, prizes: { 'woollen-hat': [20, 20], 'head-torch': [10, 10] }, off: true },
  { name: 'Surprise Raffle', category: 'Special', credits: 10, period: 'all-time', prizes: { 'brindlewick-mug': [2, 0] }, off: true },
]
