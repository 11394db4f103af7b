import type { TeamRow } from '../../entities/teams'

/** The twelve teams of Brindlewick. */
// biome-ignore format: a table, one team per row
export const teams: TeamRow[] = [
  { name: 'Team Otter', about: 'Slow swimmers, fast thinkers.', art: 'waves sky', category: 'Riverside', tags: ['water'], badges: ['team-player', 'hundred-club'] },
  { name: 'Team Badger', about: 'We dig until we have found it.', art: 'paw-print lilac', category: 'Old Town', tags: ['puzzles'], badges: ['team-player', 'quiz-whizz'] },
  { name: 'Team Heron', about: 'Patience, and then all at once.', art: 'feather sky', category: 'Riverside', tags: ['water', 'chess'], badges: ['chess-apprentice'] },
  { name: 'Team Fox', about: 'If there is a shortcut, we have taken it.', art: 'zap coral', category: 'Old Town', tags: ['outdoor'], badges: ['team-player', 'treasure-hunter', 'road-runner'] },
  { name: 'Team Hare', about: 'First off the line on Sunday mornings.', art: 'rabbit mint', category: 'Hillside', tags: ['outdoor', 'running'], badges: ['road-runner'] },
  { name: 'Team Owl', about: 'We solve after ten.', art: 'moon periwinkle', category: 'Old Town', tags: ['puzzles'], badges: ['night-owl'] },
  { name: 'Team Kestrel', about: 'High up, and a good view of everything.', art: 'bird amber', category: 'Hillside', tags: ['outdoor'], badges: ['summit-seeker'] },
  { name: 'Team Hedgehog', about: 'Small, round, and very hard to beat at trivia.', art: 'shield lime', category: 'Gardens', tags: ['quiz'], badges: ['quiz-whizz', 'perfect-score'] },
  { name: 'Team Swift', about: 'Never on the ground for long.', art: 'bird periwinkle', category: 'Hillside', tags: ['cycling'], badges: ['road-runner'] },
  { name: 'Team Salmon', about: 'Against the stream, every single time.', art: 'fish coral', category: 'Riverside', tags: ['water'] },
  { name: 'Team Marten', about: 'New here, and already up the tree.', category: 'Gardens', tags: ['outdoor'] },
  { name: 'Team Wren', about: 'Least in size, loudest in the hedge.', art: 'bird rose', category: 'Gardens', badges: ['storyteller'] },
]
