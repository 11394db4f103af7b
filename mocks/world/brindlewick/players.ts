import type { PlayerRow } from '../../entities/players'

/** Hand-written players of Brindlewick; some ids demonstrate that ids are free text. */
// biome-ignore format: a table, one player per row
export const players: PlayerRow[] = [
  { name: 'Maren Oduya', about: 'Founding member.', art: 'face-11', team: 'team-owl', category: 'Puzzles', tags: ['chess', 'cycling'], points: 78240, credits: 1385 },
  { name: 'Ona Velsing', art: 'face-23', team: 'team-otter', category: 'Fitness', tags: ['outdoor'], points: 64310, credits: 820 },
  { name: 'Tobias Lindqvist', id: 'tobias/lindqvist', art: 'face-5', team: 'team-fox', category: 'Puzzles', tags: ['words'], points: 41975, credits: 610 },
  { name: 'Mei-Lin Hartog', id: 'mei #7', art: 'face-31', team: 'team-heron', category: 'Learning', points: 38120, credits: 455 },
  { name: 'Søren Ålund', id: 'søren.ålund', art: 'face-2', team: 'team-hare', category: 'Fitness', tags: ['running', 'outdoor'], points: 29860, credits: 390 },
  { name: 'Аня Коваль', id: 'аня.коваль', art: 'face-17', team: 'team-wren', category: 'Together', points: 12450, credits: 215 },
  { name: 'Percy “100%” Vance', id: '100%percy', about: 'Has never left a mission unfinished.', team: 'team-fox', category: 'Discovery', points: 51990, credits: 1020 },
  { name: 'Guest 0001', id: '0001', about: 'Test player of the app team.', points: 0, credits: 0, off: true },
]
