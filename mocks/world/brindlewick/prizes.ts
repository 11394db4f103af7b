import type { PrizeRow } from '../../entities/prizes'

/** Prizes of Brindlewick; `stock` is [total units, units gone], absent if the prize never sells out. */
// biome-ignore format: a table, one prize per row
export const prizes: PrizeRow[] = [
  { name: 'Brindlewick Mug', about: 'An enamel mug with the Brindlewick badger, sent by post within two weeks.', art: 'coffee coral', category: 'Goods', tags: ['shop', 'post'], credits: 120, stock: [150, 62], period: 'monthly', limit: 1, needs: { level: 'pathfinder' } },
  { name: 'A Month of Puzzles', about: 'Every puzzle in the archive, for thirty days.', art: 'puzzle lilac', category: 'Vouchers', tags: ['puzzles'], credits: 60, redeemed: 1204 },
  { name: 'Cinema for Two', about: 'Two tickets and one bucket of popcorn, in any house of our partners.', art: 'clapperboard rose', category: 'Vouchers', tags: ['culture'], credits: 450, stock: [80, 41], limit: 1, period: 'monthly' },
  { name: 'Museum Pass', about: 'A day in one of nine partner museums.', art: 'landmark rose', category: 'Vouchers', tags: ['culture'], credits: 300, stock: [120, 33] },
  { name: 'Coffee on Us', about: 'A cup of anything hot at the Commons Kiosk. Bring your own cup and get it larger.', art: 'coffee lime', category: 'Vouchers', tags: ['food'], credits: 35, stock: [500, 287], period: 'weekly', limit: 1 },
  { name: 'Bicycle Bell', about: 'Loud, round and brass.', art: 'bell amber', category: 'Goods', tags: ['shop', 'cycling', 'post'], credits: 150, stock: [60, 60] },
  { name: 'Bicycle Service', about: 'Brakes, gears, chain: a workshop looks after your bicycle for an hour.', art: 'wrench mint', category: 'Vouchers', tags: ['cycling'], credits: 600, stock: [25, 9], limit: 1, period: 'all-time', needs: { level: 'ranger' } },
  { name: 'Notebook and Pencil', about: 'For everything that is better solved on paper.', art: 'pencil-ruler amber', category: 'Goods', tags: ['shop', 'post'], credits: 90, stock: [200, 74] },
  { name: 'Crossword Book', about: 'A hundred crosswords by our own players.', art: 'book-open sky', category: 'Goods', tags: ['words', 'post'], credits: 180, stock: [100, 52], limit: 2, period: 'all-time' },
  { name: 'Wooden Chess Set', about: 'Folds to the size of a sandwich, magnets included.', art: 'chess-knight coral', category: 'Goods', tags: ['chess', 'post'], credits: 900, stock: [20, 13], limit: 1, period: 'all-time', needs: { achievements: ['chess-apprentice'] } },
  { name: 'Plant a Tree', about: 'We plant a tree in your name and send you a picture of it.', art: 'tree-pine lime', category: 'Good deeds', tags: ['zero-waste'], credits: 200, redeemed: 318 },
  { name: 'A Meal for a Neighbour', about: 'The Commons Kitchen cooks one warm meal for somebody who needs it.', art: 'soup rose', category: 'Good deeds', tags: ['food'], credits: 100, redeemed: 566 },
  { name: 'Picnic Basket', about: 'Bread, cheese, apples and a blanket. Fetch it at the kiosk on a Saturday.', art: 'shopping-basket lime', category: 'Goods', tags: ['food', 'spring'], credits: 380, stock: [40, 4], active: [-11, 80] },
  { name: 'Head Torch', about: 'For night rides and for reading in bed.', art: 'flashlight periwinkle', category: 'Goods', tags: ['outdoor', 'post'], credits: 260, stock: [70, 21] },
  { name: 'Woollen Hat', about: 'Knitted by players, in plum or in gold.', art: 'snowflake sky', category: 'Goods', tags: ['winter', 'post'], credits: 220, stock: [50, 50], active: [-101, -12], off: true },
  { name: 'Guided Night Walk', about: 'Two hours under the stars with an astronomer.', art: 'telescope periwinkle', category: 'Experiences', tags: ['space', 'outdoor'], credits: 400, stock: [30, 22], needs: { achievements: ['stargazer'] } },
  { name: 'Climbing Hall Day', about: 'A day in the hall, shoes and rope included.', art: 'mountain mint', category: 'Experiences', tags: ['outdoor'], credits: 420, stock: [45, 17] },
  { name: 'Cooking Class', about: 'An evening at the long table of the Commons Kitchen.', art: 'chef-hat coral', category: 'Experiences', tags: ['food'], credits: 700, stock: [16, 11], limit: 1, period: 'all-time' },
  { name: 'Concert Ticket', about: 'One seat, one evening, any concert of the spring series.', art: 'music lilac', category: 'Experiences', tags: ['culture', 'music'], credits: 520, stock: [36, 8], active: [-11, 95] },
  { name: 'Weekend in the Hut', about: 'Two nights for four in the hut below the summit. Bring slippers.', art: 'tent coral', category: 'Experiences', tags: ['outdoor'], credits: 2500, stock: [4, 1], limit: 1, period: 'all-time', needs: { level: 'explorer', missions: ['five-summits'] } },
  { name: 'Extra Hint', about: 'One hint for any puzzle, without losing the “no hint” bonus.', art: 'lightbulb amber', category: 'In the game', tags: ['puzzles'], credits: 10, redeemed: 5120, limit: 5, period: 'daily' },
  { name: 'Streak Saver', about: 'Forgives one missed day. The streak never knew.', art: 'flame coral', category: 'In the game', credits: 40, redeemed: 1893, limit: 1, period: 'monthly' },
  { name: 'Golden Name', about: 'Your name in gold on every leaderboard, for a month.', art: 'crown amber', category: 'In the game', credits: 75, redeemed: 244, limit: 1, period: 'monthly' },
  { name: 'Rider’s Bundle', id: 'riders-bundle', about: 'A bell, a head torch and a service, cheaper together.', art: 'bike mint', category: 'Goods', tags: ['cycling', 'post'], credits: 850, stock: [15, 3], bundle: { 'bicycle-bell': 1, 'head-torch': 1, 'bicycle-service': 1 } },
]
