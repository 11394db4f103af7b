import { expect, type Locator } from '@playwright/test'
import { radio, type Step } from './controls'
import { chooseFile } from './images'

interface QuestionText {
  text: string
  type: 'Single' | 'Multi'
  choices: string[]
}

const groupOf = (within: Locator, index: number) =>
  within.getByRole('group', { name: `Question ${index}`, exact: true })

const add = (within: Locator) => within.getByRole('button', { name: 'Add Question' }).click()

async function write(within: Locator, index: number, word: string, { text, type, choices }: QuestionText) {
  const question = groupOf(within, index)
  const choice = (number: number) =>
    question.getByRole('textbox', { name: `Question ${index}, ${word.toLowerCase()} ${number}`, exact: true })
  await question.getByRole('textbox', { name: `Question ${index}, question text` }).fill(text)
  await radio('Question type', type)(question)
  for (const [position, words] of choices.entries()) {
    if (!(await choice(position + 1).isVisible()))
      await question.getByRole('button', { name: `Add ${word} to question ${index}` }).click()
    await choice(position + 1).fill(words)
  }
}

/** An image for the first question and for its first choice. */
async function illustrate(within: Locator, word: string) {
  const question = groupOf(within, 1)
  await chooseFile(question.getByRole('button', { name: 'Question 1, image: choose a file' }))
  await expect(question.getByRole('button', { name: 'Question 1: replace image' })).toBeVisible()
  const choice = `Question 1, ${word.toLowerCase()} 1`
  await chooseFile(question.getByRole('button', { name: `${choice}: add image` }))
  await expect(question.getByRole('button', { name: `${choice}: image` })).toBeVisible()
}

/** Ids that the console generates. */
export const sentQuestion = { id: expect.stringMatching(/^q-[0-9a-f]{24}$/), weight: 1 }
export const sentChoice = { id: expect.stringMatching(/^c-[0-9a-f]{24}$/) }

/** Two questions, the second one a copy with new texts; then one more that is added and deleted. */
export const surveyQuestions: Step = async (within) => {
  await add(within)
  await write(within, 1, 'Response', {
    text: 'What did you like about the lantern walk?',
    type: 'Multi',
    choices: ['The lights', 'The old town', 'The company'],
  })
  const response = (index: number) => `Question 1, response ${index}`
  await within.getByRole('button', { name: `${response(3)}: move up` }).click()
  await within.getByRole('button', { name: 'Duplicate question 1' }).click()
  await illustrate(within, 'Response')
  await write(within, 2, 'Response', {
    text: 'Shall we walk again?',
    type: 'Single',
    choices: ['Yes', 'No'],
  })
  await within.getByRole('button', { name: 'Question 2, response 3: delete' }).click()
  await within.getByRole('button', { name: 'Move question 2 up' }).click()
  await add(within)
  await within.getByRole('button', { name: 'Delete question 3' }).click()
}

/** A question in strict mode with two correct options, and one with a single correct one. */
export const quizQuestions: Step = async (within) => {
  await add(within)
  await write(within, 1, 'Option', {
    text: 'Which of these give light?',
    type: 'Multi',
    choices: ['A candle', 'A mirror', 'A glow-worm'],
  })
  await illustrate(within, 'Option')
  await groupOf(within, 1).getByRole('switch', { name: 'Strict Mode' }).click()
  for (const correct of [1, 3])
    await within.getByRole('switch', { name: `Question 1, option ${correct}, Correct` }).click()
  await add(within)
  await write(within, 2, 'Option', {
    text: 'How many lanterns hang in Mill Lane?',
    type: 'Single',
    choices: ['Twelve', 'Thirteen'],
  })
  await within.getByRole('switch', { name: 'Question 2, option 2, Correct' }).click()
}
