import type { StreakRow } from '../../entities/streaks'

/** Streaks of Brindlewick; `limit` is the number of periods after which a streak is complete. */
// biome-ignore format: a table, one streak per row
export const streaks: StreakRow[] = [
  { name: 'Seven Mornings', about: 'Solve the puzzle of the day seven days in a row.', art: 'sunrise amber', category: 'Puzzles', tags: ['daily'], period: 'daily', limit: 7, priority: 3, mission: 'puzzle-of-the-day', gives: [70, 10, { unbroken: 7 }] },
  { name: 'Thirty Days of Puzzles', about: 'One puzzle a day for thirty days. Weekends count too.', art: 'calendar-check lilac', category: 'Puzzles', tags: ['daily'], period: 'daily', limit: 30, priority: 2, mission: 'puzzle-of-the-day', gives: [500, 60, { unbroken: 30 }] },
  { name: 'A Year on the Road', about: 'Finish The Long Haul twelve months running.', art: 'bike mint', category: 'Fitness', tags: ['outdoor', 'monthly'], period: 'monthly', limit: 12, priority: 1, mission: 'the-long-haul', gives: [2000, 300, { 'road-runner': 5 }] },
  { name: 'Weekend after Weekend', about: 'Be a Weekend Warrior eight weeks in a row.', art: 'swords coral', category: 'Fitness', tags: ['weekend'], period: 'weekly', limit: 8, mission: 'weekend-warrior', gives: [400, 50] },
  { name: 'Green Weeks', about: 'A Zero-Waste Week, and another, and another, and one more.', art: 'leaf lime', category: 'Green living', tags: ['zero-waste'], period: 'weekly', limit: 4, mission: 'zero-waste-week', gives: [300, 50, { 'green-thumb': 3 }] },
  { name: 'Just Drop By', about: 'Do anything at all, once a day.', art: 'flame coral', category: 'Habits', period: 'daily', gives: [5, 0, { unbroken: 1 }] },
  { name: 'Better than Yesterday', about: 'Beat your own score five days in a row.', art: 'shield periwinkle', category: 'Puzzles', tags: ['daily'], period: 'daily', limit: 5, mission: 'yesterdays-heroes', gives: [250, 20] },
  { name: 'Bookmark', about: 'Read a little every day for two weeks.', art: 'book-open sky', category: 'Learning', tags: ['words'], period: 'daily', limit: 14, mission: 'a-chapter-a-day', gives: [200, 25, { bookworm: 5 }] },
  { name: 'Trivia Regular', about: 'Come to the trivia night six months in a row.', art: 'mic rose', category: 'Together', tags: ['live'], period: 'monthly', limit: 6, mission: 'trivia-night-regular', gives: [400, 60] },
  { name: 'Cheering Section', about: 'Cheer for your team every week of a season.', art: 'megaphone amber', category: 'Together', tags: ['team'], period: 'weekly', limit: 13, mission: 'team-spirit', active: [-11, 80], gives: [350, 40, { 'team-player': 5 }] },
  { name: 'Advent Lights', about: 'One small light for every day of December. Returns next winter.', art: 'lamp amber', category: 'Seasonal', tags: ['winter'], period: 'daily', limit: 24, active: [-101, -78], gives: [600, 100, { 'winter-spirit': 1 }], off: true },
  { name: 'Monthly Regular', category: 'Habits', period: 'monthly', limit: 3, gives: [100, 15] },
]
