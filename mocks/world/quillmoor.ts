import type { AccountWorldRows } from '../entities'

/** A test account: a reading club, and two missions that demonstrate a failing server. */
// biome-ignore format: a table, one object per row
export const quillmoor: AccountWorldRows = {
  account: { account: 'quillmoor', name: 'Quillmoor Club', about: 'A reading club on trial.', art: 'feather periwinkle', plan: 'test', playerCount: 24 },
  teams: [
    { name: 'Page Turners', about: 'One more chapter.', art: 'book-open sky', category: 'Club' },
    { name: 'Margin Writers', about: 'We write into our books. In pencil.', art: 'pencil-ruler amber', category: 'Club' },
  ],
  events: [
    { name: 'Book finished', about: 'A book was read to its end.', art: 'book-open sky', category: 'Reading', gives: [50, 5, { 'shelf-full': 1 }] },
    { name: 'Review written', about: 'A review of at least fifty words.', art: 'feather lilac', category: 'Reading', gives: [30, 3, { critic: 1 }] },
    { name: 'Meeting attended', about: 'The member came to a meeting of the club.', art: 'users-round amber', category: 'Club', limit: 1, gives: [20, 2] },
    { name: 'Book lent', about: 'A book went from one member to another.', art: 'handshake mint', category: 'Club', gives: [10, 1] },
  ],
  achievements: [
    { name: 'Shelf Full', about: 'Finish twenty books.', art: 'library sky', category: 'Reading', steps: 20, gives: [300, 30] },
    { name: 'Critic', about: 'Write ten reviews.', art: 'glasses rose', category: 'Reading', steps: 10, gives: [200, 20] },
  ],
  levels: [
    { name: 'Reader', about: 'You have a library card.', art: 'book-open sky', ordinal: 1, points: 50, gives: [0, 5] },
    { name: 'Bibliophile', about: 'You have a ladder for your shelves.', art: 'library lilac', ordinal: 2, points: 500, gives: [0, 20] },
    { name: 'Librarian', about: 'You are the library.', art: 'crown amber', ordinal: 3, points: 2000, achievements: ['shelf-full'], gives: [0, 50] },
  ],
  missions: [
    { name: 'A Book a Month', about: 'Finish one book.', art: 'book-open sky', category: 'Reading', period: 'monthly', limit: 1, events: { 'book-finished': 1 }, gives: [80, 8, { 'shelf-full': 1 }] },
    { name: 'Say What You Think', about: 'Review the book of the month.', art: 'feather lilac', category: 'Reading', period: 'monthly', limit: 1, events: { 'review-written': 1 }, gives: [60, 6, { critic: 1 }] },
    { name: 'Pass It On', about: 'Lend a book to somebody who has not read it.', art: 'handshake mint', category: 'Club', period: 'weekly', limit: 2, events: { 'book-lent': 1 }, gives: [30, 3] },
    { name: 'First Lines', about: 'Pass the quiz on famous beginnings.', art: 'scroll coral', category: 'Reading', period: 'all-time', limit: 1, quiz: 'first-lines', gives: [70, 7] },
    { name: 'Which Book Next?', about: 'Vote for the next book.', art: 'clipboard-list mint', category: 'Club', period: 'monthly', limit: 1, survey: 'next-book', gives: [20, 2] },
    { name: 'The server fails here', id: 'status-500', about: 'Saving or deleting this mission is answered with 500.', art: 'triangle-alert coral', category: 'Test', period: 'daily', limit: 1, events: { 'book-lent': 1 }, gives: [1, 0] },
    { name: 'The server refuses here', id: 'status-403', about: 'Saving or deleting this mission is answered with 403.', art: 'lock coral', category: 'Test', period: 'daily', limit: 1, events: { 'book-lent': 1 }, gives: [1, 0] },
  ],
  streaks: [
    { name: 'Twelve Books a Year', about: 'A book a month, for a year.', art: 'flame coral', category: 'Reading', period: 'monthly', limit: 12, mission: 'a-book-a-month', gives: [600, 60] },
  ],
  leaderboards: [
    { name: 'Most Read', about: 'Points of all time.', art: 'trophy amber', category: 'Reading', period: 'all-time', element: 'player', units: 'points' },
  ],
  prizes: [
    { name: 'Book Token', about: 'For any bookshop in town.', art: 'ticket rose', category: 'Vouchers', credits: 50, stock: [20, 6] },
    { name: 'Reading Lamp', about: 'Clips to the book.', art: 'lamp amber', category: 'Goods', credits: 90, stock: [10, 2] },
  ],
  raffles: [
    { name: 'Signed Copy', about: 'A token for the book of the month.', art: 'signature lilac', category: 'Monthly', credits: 5, draw: [12, '19:00'], period: 'monthly', limit: 1, prizes: { 'book-token': [2, 0] } },
  ],
  mysteryboxes: [
    { name: 'Blind Date with a Book', about: 'Wrapped in paper, three words on the label.', art: 'package-open rose', category: 'Surprises', credits: 15, period: 'monthly', limit: 1, prizes: { 'book-token': [5, 1], 'reading-lamp': [1, 0] } },
  ],
  surveys: [
    { name: 'Next Book', about: 'What do we read in April?', art: 'clipboard-list mint', category: 'Club', gives: [10, 1], completed: 11,
      questions: [
        { ask: 'What would you like to read next?', options: ['A mystery', 'A classic', 'A life story', 'Poems'] },
        { ask: 'How long may it be?', options: ['Up to 200 pages', 'Up to 400 pages', 'As long as it likes'] },
        { ask: 'Where shall we meet?', options: ['At the library', 'At somebody’s home', 'Online'], multi: true },
      ] },
  ],
  quizzes: [
    { name: 'First Lines', about: 'Which book begins like this?', art: 'scroll coral', category: 'Reading', pass: 66, seconds: 120, passed: 'Well read!', failed: 'Back to page one.', gives: [50, 5], completed: 8,
      questions: [
        { ask: '“Call me Ishmael.”', options: ['*Moby-Dick', 'Treasure Island', 'Robinson Crusoe'] },
        { ask: '“It was the best of times, it was the worst of times …”', options: ['Oliver Twist', '*A Tale of Two Cities', 'Middlemarch'] },
        { ask: '“It is a truth universally acknowledged …”', options: ['Emma', 'Jane Eyre', '*Pride and Prejudice'] },
      ] },
  ],
}
