import type { LeaderboardRow } from '../../entities/leaderboards'

/** Leaderboards of Brindlewick. */
// biome-ignore format: a table, one leaderboard per row
export const leaderboards: LeaderboardRow[] = [
  { name: 'Team Ladder', about: 'Teams ranked by the points of all their members.', art: 'trophy amber', category: 'Together', tags: ['team'], period: 'all-time', element: 'team', units: 'points' },
  { name: 'Players of the Week', about: 'Who gathered the most points since Monday.', art: 'medal amber', category: 'Habits', period: 'weekly', element: 'player', units: 'points' },
  { name: 'Today’s Best', id: 'todays-best', about: 'A new race every day, from midnight to midnight.', art: 'zap coral', category: 'Habits', tags: ['daily'], period: 'daily', element: 'player', units: 'points' },
  { name: 'Spring Sprint', about: 'Most points earned this month from riding, running and walking.', art: 'bike mint', category: 'Fitness', tags: ['outdoor', 'spring'], period: 'monthly', element: 'player', units: 'points', active: [-11, 80], missions: ['the-long-haul', 'weekend-warrior', 'spring-thaw-ride'] },
  { name: 'Puzzle Crown', about: 'Points from puzzles alone. May the sharpest pencil win.', art: 'crown lilac', category: 'Puzzles', period: 'weekly', element: 'player', units: 'points', missions: ['puzzle-of-the-day', 'sudoku-saturday', 'crossword-corner', 'wordsmith-sprint'] },
  { name: 'Green League', about: 'Which team does the most for the world around it?', art: 'leaf lime', category: 'Green living', tags: ['zero-waste'], period: 'monthly', element: 'team', units: 'credits', missions: ['zero-waste-week', 'clean-commons', 'car-free-days'] },
  { name: 'Inside the Team', about: 'Members of each team, among themselves.', art: 'users-round periwinkle', category: 'Together', tags: ['team'], period: 'monthly', element: 'teammembers', units: 'points' },
  { name: 'Treasure Chest', about: 'Who holds the most credits?', art: 'gem rose', category: 'Habits', period: 'all-time', element: 'player', units: 'credits' },
  { name: 'Summit Circle', about: 'For Scouts and above: credits earned on the high paths.', art: 'mountain mint', category: 'Discovery', tags: ['outdoor'], period: 'all-time', element: 'player', units: 'credits', needs: { level: 'scout', achievements: ['summit-seeker'] }, missions: ['five-summits', 'above-the-clouds'] },
  { name: 'Winter Cup', category: 'Seasonal', tags: ['winter'], period: 'monthly', element: 'team', units: 'points', active: [-101, -12], missions: ['winter-warm-up'], off: true },
]
