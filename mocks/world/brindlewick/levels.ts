import type { LevelRow } from '../../entities/levels'

/** The twenty levels of Brindlewick, each higher than the one before. */
// biome-ignore format: a table, one level per row
export const levels: LevelRow[] = [
  { name: 'Wanderer', about: 'Your first steps on the commons.', art: 'footprints mint', ordinal: 1, points: 100, gives: [0, 10] },
  { name: 'Scout', about: 'You have looked around, and you liked what you saw.', art: 'binoculars mint', ordinal: 2, points: 400, gives: [0, 15] },
  { name: 'Pathfinder', about: 'You know your way around the commons.', art: 'signpost lime', ordinal: 3, points: 900, achievements: ['first-steps'], gives: [0, 25] },
  { name: 'Ranger', about: 'No weather keeps you at home.', art: 'trees lime', ordinal: 4, points: 1600, gives: [0, 35] },
  { name: 'Trailblazer', about: 'Others follow where you went first.', art: 'flag lime', ordinal: 5, points: 2500, gives: [0, 45] },
  { name: 'Navigator', about: 'Give you a map, and you find the shortest way.', art: 'compass amber', ordinal: 6, points: 3600, gives: [0, 60] },
  { name: 'Explorer', about: 'There are no white spots left on your map.', art: 'map amber', ordinal: 7, points: 5000, gives: [0, 75] },
  { name: 'Voyager', about: 'You have been farther than most.', art: 'sailboat sky', ordinal: 8, points: 6800, credits: 50, gives: [0, 90] },
  { name: 'Mapmaker', about: 'You draw what others will follow.', art: 'pencil-ruler amber', ordinal: 9, points: 9000, gives: [0, 110] },
  { name: 'Lamplighter', about: 'You make it bright for those who come after.', art: 'lamp amber', ordinal: 10, points: 11500, achievements: ['team-player'], gives: [0, 130] },
  { name: 'Wayfarer', about: 'A long road, and never a dull day.', art: 'tent coral', ordinal: 11, points: 14500, gives: [0, 150] },
  { name: 'Storykeeper', about: 'Ask you about the old days, and bring some time.', art: 'scroll coral', ordinal: 12, points: 18000, gives: [0, 175] },
  { name: 'Keeper of Keys', about: 'Every door on the commons opens for you.', art: 'key amber', ordinal: 13, points: 22000, gives: [0, 200] },
  { name: 'Beacon', about: 'They see you from far away.', art: 'lightbulb amber', ordinal: 14, points: 26500, gives: [0, 230] },
  { name: 'Sage', about: 'You know the answer, and when to keep it to yourself.', art: 'book-open periwinkle', ordinal: 15, points: 31500, achievements: ['quiz-whizz'], gives: [0, 260] },
  { name: 'Luminary', about: 'One of the names everybody knows.', art: 'sparkles periwinkle', ordinal: 16, points: 37000, gives: [0, 300] },
  { name: 'Champion', about: 'You have won nearly everything there is.', art: 'trophy lilac', ordinal: 17, points: 43500, credits: 100, gives: [0, 350] },
  { name: 'Legend', about: 'There are songs about you. Some of them rhyme.', art: 'crown lilac', ordinal: 18, points: 51000, gives: [0, 400] },
  { name: 'Guardian of the Commons', about: 'You look after all of us.', art: 'shield rose', ordinal: 19, points: 60000, achievements: ['helping-hand', 'good-neighbour'], gives: [0, 500] },
  { name: 'Evergreen', about: 'The last rung. From here you can see the whole of Brindlewick.', art: 'tree-pine lime', ordinal: 20, points: 75000, achievements: ['old-friend'], gives: [0, 1000] },
]
