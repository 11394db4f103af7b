import type { AccountWorldRows } from '../entities'

/** A free account: challenges for the members of twelve studios. */
// biome-ignore format: a table, one object per row
export const fennmarsh: AccountWorldRows = {
  account: { account: 'fennmarsh', name: 'Fennmarsh Fitness', about: 'Challenges for the members of twelve studios.', art: 'dumbbell mint', plan: 'free', playerCount: 48 },
  teams: [
    { name: 'Early Shift', about: 'In the studio before the sun is up.', art: 'sunrise amber', category: 'Studio North', badges: ['iron-habit'] },
    { name: 'Lunch Lifters', about: 'Forty minutes, shower included.', art: 'dumbbell coral', category: 'Studio Quay' },
    { name: 'Mat Masters', about: 'Slow, deep, upside down.', art: 'flower rose', category: 'Studio Mill' },
    { name: 'Night Rowers', about: 'The last lights to go out.', art: 'moon periwinkle', category: 'Studio Quay' },
  ],
  events: [
    { name: 'Studio visit', about: 'The member checked in at the front desk of any studio.', art: 'door-open mint', category: 'Attendance', gives: [10, 1, { 'iron-habit': 1 }] },
    { name: 'Class attended', about: 'The member took part in a class to its end.', art: 'users-round amber', category: 'Attendance', gives: [20, 2, { 'class-act': 1 }] },
    { name: 'Kilometre rowed', about: 'A kilometre on a rowing machine.', art: 'waves sky', category: 'Cardio', gives: [5, 0] },
    { name: 'Kilometre run', about: 'A kilometre on a treadmill or outdoors.', art: 'footprints coral', category: 'Cardio', gives: [5, 0] },
    { name: 'Personal best', about: 'A new best weight, time or distance.', art: 'trending-up rose', category: 'Strength', limit: 3, gives: [50, 5, { 'heavy-lifter': 1 }] },
    { name: 'Hour of sleep logged', about: 'An hour of sleep, as the watch tells.', art: 'bed-double periwinkle', category: 'Recovery', limit: 8, gives: [2, 0] },
    { name: 'Glass of water logged', about: 'A glass of water.', art: 'glass-water sky', category: 'Recovery', limit: 8, gives: [1, 0] },
    { name: 'Guest brought', about: 'A guest came along for a trial hour.', art: 'user-plus mint', category: 'Attendance', limit: 2, gives: [60, 15] },
  ],
  achievements: [
    { name: 'Iron Habit', about: 'Visit a studio fifty times.', art: 'flame coral', category: 'Attendance', steps: 50, gives: [300, 30] },
    { name: 'Class Act', about: 'Attend twenty-five classes.', art: 'star amber', category: 'Attendance', steps: 25, gives: [250, 25] },
    { name: 'Heavy Lifter', about: 'Set ten personal bests.', art: 'dumbbell coral', category: 'Strength', steps: 10, gives: [400, 40], needs: { level: 'regular' } },
    { name: 'Channel Crossing', about: 'Row thirty-four kilometres.', art: 'sailboat sky', category: 'Cardio', steps: 34, gives: [350, 35] },
    { name: 'Well Rested', about: 'Thirty good nights.', art: 'moon periwinkle', category: 'Recovery', steps: 30, gives: [150, 15] },
  ],
  levels: [
    { name: 'Newcomer', about: 'Welcome! The towels are on the left.', art: 'door-open mint', ordinal: 0, points: 0, gives: [0, 5] },
    { name: 'Regular', about: 'The front desk knows your name.', art: 'smile lime', ordinal: 1, points: 300, gives: [0, 15] },
    { name: 'Athlete', about: 'You own more than one pair of shoes.', art: 'footprints coral', ordinal: 2, points: 1200, gives: [0, 30] },
    { name: 'Contender', about: 'Others ask you how it is done.', art: 'swords amber', ordinal: 3, points: 3000, achievements: ['iron-habit'], gives: [0, 60] },
    { name: 'Captain', about: 'The studio is a little bit yours.', art: 'crown lilac', ordinal: 4, points: 7000, achievements: ['iron-habit', 'class-act'], gives: [0, 120] },
  ],
  missions: [
    { name: 'First Visit', about: 'Come in and have a look around.', art: 'door-open mint', category: 'Attendance', period: 'all-time', limit: 1, priority: 9, events: { 'studio-visit': 1 }, gives: [50, 5] },
    { name: 'Three This Week', about: 'Three visits between Monday and Sunday.', art: 'calendar-check lime', category: 'Attendance', period: 'weekly', limit: 1, events: { 'studio-visit': 3 }, gives: [80, 8] },
    { name: 'Class Sampler', about: 'Four classes in one month, each in another studio.', art: 'layers lilac', category: 'Attendance', period: 'monthly', limit: 1, events: { 'class-attended': 4, 'studio-visit': 4 }, gives: [160, 15, { 'class-act': 2 }] },
    { name: 'Row the River', about: 'Ten kilometres on the rowing machine.', art: 'waves sky', category: 'Cardio', period: 'monthly', limit: 2, events: { 'kilometre-rowed': 10 }, gives: [150, 15, { 'channel-crossing': 10 }] },
    { name: 'Five and Five', about: 'Run five, row five.', art: 'repeat coral', category: 'Cardio', period: 'weekly', limit: 1, events: { 'kilometre-run': 5, 'kilometre-rowed': 5 }, gives: [120, 10] },
    { name: 'Stronger than Last Month', about: 'One new personal best.', art: 'trending-up rose', category: 'Strength', period: 'monthly', limit: 2, events: { 'personal-best': 1 }, gives: [140, 15, { 'heavy-lifter': 1 }] },
    { name: 'Eight Glasses', about: 'Drink eight glasses of water today.', art: 'glass-water sky', category: 'Recovery', period: 'daily', limit: 1, events: { 'glass-of-water-logged': 8 }, gives: [15, 1] },
    { name: 'Good Night', about: 'Sleep for eight hours.', art: 'bed-double periwinkle', category: 'Recovery', period: 'daily', limit: 1, events: { 'hour-of-sleep-logged': 8 }, gives: [20, 1, { 'well-rested': 1 }] },
    { name: 'Bring a Guest', about: 'Somebody you would like to train with.', art: 'user-plus mint', category: 'Attendance', period: 'monthly', limit: 2, events: { 'guest-brought': 1 }, gives: [120, 30] },
    { name: 'Know Your Muscles', about: 'Pass the quiz of the coaches.', art: 'graduation-cap amber', category: 'Strength', period: 'all-time', limit: 1, quiz: 'muscle-memory', gives: [60, 6] },
    { name: 'Tell Us', about: 'Which classes should we offer in summer?', art: 'clipboard-list mint', category: 'Attendance', period: 'all-time', limit: 1, survey: 'summer-classes', gives: [30, 5] },
    { name: 'Spring Shape-up', about: 'Twenty visits before June.', art: 'flower rose', category: 'Attendance', period: 'all-time', limit: 1, active: [-11, 80], events: { 'studio-visit': 20 }, needs: { level: 'regular' }, gives: [500, 60, { 'iron-habit': 5 }] },
  ],
  streaks: [
    { name: 'Every Week', about: 'At least three visits a week.', art: 'flame coral', category: 'Attendance', period: 'weekly', limit: 12, mission: 'three-this-week', gives: [300, 40] },
    { name: 'Sleep Well', about: 'A good night, and another one.', art: 'moon periwinkle', category: 'Recovery', period: 'daily', limit: 7, mission: 'good-night', gives: [60, 5] },
  ],
  leaderboards: [
    { name: 'Studio Cup', about: 'Which studio gathers the most points this month?', art: 'trophy amber', category: 'Attendance', period: 'monthly', element: 'team', units: 'points' },
    { name: 'Rowers of the Week', about: 'Points from the rowing machine.', art: 'waves sky', category: 'Cardio', period: 'weekly', element: 'player', units: 'points', missions: ['row-the-river', 'five-and-five'] },
  ],
  prizes: [
    { name: 'Shaker Bottle', about: 'Does not leak. We tried.', art: 'cup-soda lime', category: 'Goods', credits: 60, stock: [80, 35] },
    { name: 'Personal Coach', about: 'An hour with a coach of your choice.', art: 'medal amber', category: 'Hours', credits: 250, stock: [12, 7], limit: 1, period: 'monthly' },
    { name: 'Gym Bag', about: 'Room for shoes, towel and one good book.', art: 'backpack coral', category: 'Goods', credits: 180, stock: [30, 30] },
    { name: 'Guest Pass', about: 'Bring somebody along for a day.', art: 'ticket rose', category: 'Hours', credits: 40, redeemed: 96 },
  ],
  raffles: [
    { name: 'Month’s End Draw', id: 'months-end-draw', about: 'A coach, a bag and three bottles.', art: 'ticket rose', category: 'Monthly', credits: 10, draw: ['month end', '17:00'], period: 'monthly', limit: 3, prizes: { 'personal-coach': [1, 0], 'shaker-bottle': [3, 0] } },
  ],
  mysteryboxes: [
    { name: 'Locker 13', about: 'Nobody knows what is in there.', art: 'lock lilac', category: 'Surprises', credits: 25, period: 'weekly', limit: 1, prizes: { 'shaker-bottle': [10, 4], 'guest-pass': [30, 12] } },
  ],
  surveys: [
    { name: 'Summer Classes', about: 'Two questions, half a minute.', art: 'sun amber', category: 'Classes', gives: [20, 5], completed: 27,
      questions: [
        { ask: 'Which classes would you like in summer?', options: ['Rowing on the lake', 'Yoga on the roof', 'Running in the park', 'Circuit training'], multi: true },
        { ask: 'When do you train in summer?', options: ['Before work', 'At noon', 'After work'] },
        { ask: 'Shall we open on Sundays?', options: ['Yes', 'No'] },
      ] },
  ],
  quizzes: [
    { name: 'Muscle Memory', about: 'What is it that aches?', art: 'biceps-flexed coral', category: 'Strength', pass: 66, seconds: 90, passed: 'Strong!', failed: 'Warm up and try again.', gives: [60, 6], completed: 19,
      questions: [
        { ask: 'Where is the biceps?', options: ['*In the upper arm', 'In the lower leg', 'In the back'] },
        { ask: 'Which of these muscles are in the leg?', options: ['*Quadriceps', '*Calf', 'Deltoid'], strict: true },
        { ask: 'What is the largest muscle of the body?', options: ['The heart', '*The gluteus maximus', 'The tongue'] },
      ] },
  ],
}
