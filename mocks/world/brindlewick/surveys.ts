import type { SurveyRow } from '../../entities/surveys'

/** Surveys of Brindlewick. */
// biome-ignore format: a table, one question per row
export const surveys: SurveyRow[] = [
  {
    name: 'Spring Feedback', about: 'Three questions about the new season. Takes a minute.', art: 'flower rose', category: 'Season', tags: ['feedback', 'spring', 'season-opening'], gives: [20, 5], completed: 1412,
    questions: [
      { ask: 'How do you like the spring season so far?', options: ['Very much', 'It is all right', 'Not much', 'I have not noticed it'] },
      { ask: 'Which missions would you like more of?', options: ['Outdoor', 'Puzzles', 'Together with my team', 'Green living'], multi: true },
      { ask: 'How long should a season last?', options: ['A month', 'Two months', 'Three months'] },
    ],
  },
  {
    name: 'Puzzle Archive', about: 'Help us put three thousand old puzzles in order.', art: 'archive lilac', category: 'Puzzles', tags: ['feedback'], gives: [30, 5], completed: 836,
    questions: [
      { ask: 'How often do you open the archive?', options: ['Every day', 'Now and then', 'I did not know there was one'] },
      { ask: 'How would you like to find a puzzle?', options: ['By kind', 'By difficulty', 'By the time it takes', 'By chance'], multi: true },
      { ask: 'Which puzzles would you like more of?', options: ['Crosswords', 'Sudokus', 'Chess problems', 'Word ladders'], multi: true, art: 'puzzle lilac' },
      { ask: 'Would you solve puzzles that other players have made?', options: ['Gladly', 'Perhaps', 'Rather not'] },
    ],
  },
  {
    name: 'Trivia Night: which evening?', id: 'trivia-night-evening', about: 'We are looking for the evening that suits most of you.', art: 'mic rose', category: 'Together', tags: ['live'], gives: [10, 2], completed: 597,
    questions: [
      { ask: 'Which evenings suit you?', options: ['Tuesday', 'Wednesday', 'Thursday', 'Friday'], multi: true },
      { ask: 'When should we begin?', options: ['At seven', 'At half past seven', 'At eight'] },
      { ask: 'Do you play alone or with others?', options: ['Alone', 'With my team', 'With my family'] },
    ],
  },
  {
    name: 'Mug Colours', about: 'Help us choose the next mug.', art: 'coffee coral', category: 'Shop', tags: ['shop'], gives: [0, 2], completed: 2044,
    questions: [
      { ask: 'Which colour should the next mug have?', options: ['Moss green', 'Slate blue', 'Plum', 'Plain white'], arts: ['coffee lime', 'coffee periwinkle', 'coffee lilac', ''] },
      { ask: 'What should be on it?', options: ['The badger', 'A puzzle', 'Nothing at all'] },
      { ask: 'What do you drink from it?', options: ['Tea', 'Coffee', 'Cocoa', 'Soup'], multi: true },
    ],
  },
  {
    name: 'Team Life', about: 'What makes a good team? Tell us about yours.', art: 'users-round amber', category: 'Together', tags: ['team', 'feedback'], gives: [40, 5, { 'team-player': 1 }], completed: 318,
    questions: [
      { ask: 'How did you find your team?', options: ['Friends told me', 'I was put in it', 'I founded it', 'I have none yet'] },
      { ask: 'What does your team do together?', options: ['Missions', 'Rides on Sundays', 'Trivia nights', 'We chat', 'Little'], multi: true },
      { ask: 'How large should a team be?', options: ['Up to ten', 'Up to twenty', 'The more, the better'] },
      { ask: 'How often do you cheer for the others?', options: ['Every day', 'Once a week', 'Hardly ever'] },
      { ask: 'Would you change your team for a season?', options: ['Yes', 'No'] },
    ],
  },
  {
    name: 'A Year of Brindlewick', about: 'Our yearly survey, closed since January. Thank you to all who took part.', category: 'Season', tags: ['feedback', 'yearly'], gives: [100, 20], completed: 3127, off: true, shuffle: false,
    questions: [
      { ask: 'How likely are you to tell a friend about us?', options: ['Certainly', 'Probably', 'Probably not', 'Certainly not'] },
      { ask: 'What did you like best this year?', options: ['The Long Haul', 'The daily puzzle', 'Trivia nights', 'The treasure trail'], multi: true },
      { ask: 'What should we do less of?', options: ['Notifications', 'Raffles', 'Quizzes', 'Nothing, go on like this'], multi: true },
      { ask: 'Since when have you been with us?', options: ['Less than a year', 'One to three years', 'Longer'] },
    ],
  },
]
