import type { QuizRow } from '../../entities/quizzes'

/** Quizzes of Brindlewick. A star marks the right options; with several right options the question is a multi. */
// biome-ignore format: a table, one question per row
export const quizzes: QuizRow[] = [
  {
    name: 'Night Sky', about: 'Ten minutes under the stars: what do you know about the planets?', art: 'telescope periwinkle', category: 'Science', tags: ['space', 'easy'],
    pass: 100, seconds: 120, shuffle: true, passed: 'Stellar! You know your way around.', failed: 'Not quite. Look up tonight and try again.', gives: [150, 20, { stargazer: 1 }], completed: 1984,
    questions: [
      { ask: 'Which of these planets have rings?', options: ['*Saturn', '*Jupiter', 'Venus', '*Neptune'], strict: true, art: 'orbit periwinkle' },
      { ask: 'How long does sunlight take to reach us?', options: ['About 8 seconds', '*About 8 minutes', 'About 8 hours'] },
      { ask: 'Which planet is closest to the Sun?', options: ['Venus', 'Mars', '*Mercury', 'The Earth'] },
      { ask: 'Which star is the brightest in our night sky?', options: ['The Pole Star', '*Sirius', 'Vega', 'Betelgeuse'] },
      { ask: 'What makes the Moon shine?', options: ['*Light of the Sun', 'Fire under its crust', 'Light of the Earth’s cities'] },
    ],
  },
  {
    name: 'Chess Openings', about: 'Do you know your first five moves?', art: 'chess-knight coral', category: 'Puzzles', tags: ['chess'],
    pass: 60, seconds: 180, passed: 'Well played. See you at the board.', failed: 'Not this time. The archive has a chapter on openings.', gives: [60, 5], completed: 612,
    questions: [
      { ask: 'Which opening begins with 1. e4 c5?', options: ['*The Sicilian Defence', 'The French Defence', 'The Ruy Lopez'] },
      { ask: 'Which of these are gambits?', options: ['*Evans', '*Benko', 'Caro-Kann', '*King’s'], strict: true, weight: 2 },
      { ask: 'How does the French Defence begin?', options: ['*1. e4 e6', '1. e4 e5', '1. d4 d5', '1. e4 c6'] },
      { ask: 'Which piece moves to b5 on the third move of the Ruy Lopez?', options: ['The knight', '*The bishop', 'The queen'] },
      { ask: 'What does White offer in the Queen’s Gambit?', options: ['The queen', 'A knight', '*The pawn on c4'] },
    ],
  },
  {
    name: 'Rivers and Seas', about: 'From source to mouth, and out to sea.', art: 'waves sky', category: 'Geography', tags: ['map', 'easy'],
    pass: 75, seconds: 120, shuffle: true, passed: 'You may keep the oars.', failed: 'Washed ashore. Dry off and try again.', gives: [80, 8], completed: 1376,
    questions: [
      { ask: 'Into which sea does the Danube flow?', options: ['The Adriatic Sea', '*The Black Sea', 'The Baltic Sea'] },
      { ask: 'Which ocean is the largest?', options: ['The Atlantic', 'The Indian Ocean', '*The Pacific'] },
      { ask: 'Which of these capitals lie on the Danube?', options: ['*Vienna', '*Budapest', 'Prague', '*Belgrade'], strict: true },
      { ask: 'Which river flows through Paris?', options: ['*The Seine', 'The Rhône', 'The Loire'] },
    ],
  },
  {
    name: 'Word Origins', about: 'Where the words we use every day have come from.', art: 'languages sky', category: 'Language', tags: ['words'],
    pass: 60, seconds: 150, passed: 'A way with words!', failed: 'Lost for words? The dictionary is open.', gives: [100, 10, { 'word-wizard': 1 }], completed: 903,
    questions: [
      { ask: 'From which language does “robot” come?', options: ['Latin', '*Czech', 'Greek'] },
      { ask: 'What does “telephone” mean, taken apart?', options: ['*Far sound', 'Near voice', 'Thin wire'] },
      { ask: 'Which of these words come from Arabic?', options: ['*Algebra', '*Zero', 'Window', '*Coffee'], weight: 2 },
      { ask: 'From which language does “kindergarten” come?', options: ['Dutch', '*German', 'Danish'] },
      { ask: 'Which language gave us “ketchup”, by way of Malay?', options: ['*A Chinese language', 'Portuguese', 'Hindi'] },
    ],
  },
  {
    name: 'Bicycle Basics', about: 'Chains, brakes and good manners, before the season begins.', art: 'bike mint', category: 'Fitness', tags: ['outdoor', 'cycling', 'easy'],
    pass: 75, seconds: 90, passed: 'Ready to roll.', failed: 'A flat tyre. Pump it up and come again.', gives: [60, 6], completed: 1122,
    questions: [
      { ask: 'Which gear is for steep hills?', options: ['*A low one', 'A high one', 'It makes no difference'] },
      { ask: 'How many spokes carry the load at any one moment?', options: ['Exactly one', '*Several of them together', 'None'] },
      { ask: 'Which of these belong on a bicycle at night?', options: ['*A white light in front', '*A red light behind', 'A blue light behind', '*Reflectors'] },
      { ask: 'Where do you squeeze a wet chain’s oil?', options: ['On the brake discs', '*On a cleaned, dried chain', 'On the tyres'] },
    ],
  },
  {
    name: 'Recycling Right', about: 'Which bin is it? Harder than it looks.', art: 'recycle lime', category: 'Green living', tags: ['zero-waste'],
    pass: 66, seconds: 120, shuffle: true, passed: 'Nothing is wasted on you.', failed: 'Into the wrong bin. Sort again.', gives: [75, 8, { 'green-thumb': 1 }], completed: 1741,
    questions: [
      { ask: 'Which of these can be recycled again and again without loss?', options: ['*Glass', '*Aluminium', 'Paper'] },
      { ask: 'Where does a greasy pizza box belong?', options: ['With the paper', '*With the residual waste or compost', 'With the glass'] },
      { ask: 'What saves the most?', options: ['Recycling a bottle', '*Using a bottle again', 'Burning a bottle'] },
    ],
  },
  {
    name: 'World Capitals', about: 'Eight capitals, two minutes, no map.', art: 'globe sky', category: 'Geography', tags: ['map'],
    pass: 75, seconds: 120, shuffle: true, passed: 'A capital performance.', failed: 'Lost in transit. Have a look at the globe.', gives: [120, 15, { 'globe-trotter': 1 }], completed: 2210,
    questions: [
      { ask: 'What is the capital of Australia?', options: ['Sydney', '*Canberra', 'Melbourne'] },
      { ask: 'What is the capital of Canada?', options: ['Toronto', 'Montreal', '*Ottawa'] },
      { ask: 'What is the capital of Kenya?', options: ['*Nairobi', 'Mombasa', 'Kampala'] },
      { ask: 'What is the capital of Portugal?', options: ['Porto', '*Lisbon', 'Madrid'] },
      { ask: 'What is the capital of Japan?', options: ['Kyoto', 'Osaka', '*Tokyo'] },
      { ask: 'What is the capital of Peru?', options: ['*Lima', 'Quito', 'La Paz'] },
      { ask: 'What is the capital of Norway?', options: ['Bergen', '*Oslo', 'Stockholm'] },
      { ask: 'Which of these are capitals?', options: ['*Wellington', 'Auckland', '*Brasília', 'Rio de Janeiro'], strict: true, weight: 2 },
    ],
  },
  {
    name: 'Kitchen Chemistry', about: 'Why dough rises and onions make us cry.', art: 'flask-conical rose', category: 'Science', tags: ['food'],
    pass: 60, seconds: 150, passed: 'Cooked to perfection.', failed: 'A little underdone. Back on the stove.', gives: [90, 10], completed: 688,
    questions: [
      { ask: 'Which gas makes dough rise?', options: ['Oxygen', '*Carbon dioxide', 'Nitrogen'] },
      { ask: 'At what temperature does water boil at sea level?', options: ['90 °C', '*100 °C', '110 °C'] },
      { ask: 'What is table salt, chemically?', options: ['*Sodium chloride', 'Calcium carbonate', 'Potassium nitrate'] },
      { ask: 'Which of these are acids?', options: ['*Vinegar', '*Lemon juice', 'Baking soda'], strict: true },
      { ask: 'What browns the crust of bread?', options: ['*The Maillard reaction', 'Rust', 'Fermentation'] },
    ],
  },
  {
    name: 'Music Through Time', about: 'From the lute to the loudspeaker.', art: 'music lilac', category: 'Culture', tags: ['music'],
    pass: 60, seconds: 120, passed: 'Bravo! Encore!', failed: 'A wrong note. Once more from the top.', gives: [90, 10], completed: 547,
    questions: [
      { ask: 'How many strings does a violin have?', options: ['*Four', 'Five', 'Six'] },
      { ask: 'Who wrote The Four Seasons?', options: ['Bach', '*Vivaldi', 'Haydn'] },
      { ask: 'Which of these are wind instruments?', options: ['*The oboe', '*The tuba', 'The viola'], strict: true },
      { ask: 'How many keys does a standard piano have?', options: ['76', '*88', '96'] },
      { ask: 'Which composer went on writing after he had lost his hearing?', options: ['Mozart', '*Beethoven', 'Schubert'] },
    ],
  },
  {
    name: 'Number Sense', about: 'No pen, no paper, no calculator.', art: 'calculator periwinkle', category: 'Puzzles', tags: ['numbers'],
    pass: 80, seconds: 90, shuffle: true, passed: 'It all adds up.', failed: 'Off by one. It happens to the best.', gives: [100, 10, { 'number-cruncher': 1 }], completed: 1015,
    questions: [
      { ask: 'Which of these are prime numbers?', options: ['*2', '9', '*17', '21'], strict: true, weight: 2 },
      { ask: 'How much is 15 per cent of 80?', options: ['8', '*12', '15'] },
      { ask: 'How many degrees do the angles of a triangle add up to?', options: ['90', '*180', '360'] },
      { ask: 'Which number comes next: 1, 1, 2, 3, 5, 8?', options: ['11', '12', '*13'] },
      { ask: 'How much is 7 times 8?', options: ['54', '*56', '64'] },
      { ask: 'What is the square root of 144?', options: ['*12', '14', '16'] },
    ],
  },
  {
    name: 'Birds of the Commons', about: 'You have heard them all. Do you know their names?', art: 'bird amber', category: 'Nature', tags: ['outdoor', 'spring'],
    pass: 50, seconds: 120, passed: 'You earned your feathers.', failed: 'They flew off. Sit still and listen.', gives: [80, 8], off: true,
    questions: [
      { ask: 'Which of these birds lays its eggs in the nests of others?', options: ['The robin', '*The cuckoo', 'The wren'] },
      { ask: 'Which birds hunt at night?', options: ['*The tawny owl', 'The kestrel', '*The barn owl'] },
      { ask: 'Which bird can hover on the spot to look for mice?', options: ['*The kestrel', 'The heron', 'The swan'] },
    ],
  },
]
