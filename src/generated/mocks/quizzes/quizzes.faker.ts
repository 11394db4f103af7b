/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import {
  faker
} from '@faker-js/faker';

import type {
  Quiz
} from '../../model';

import {
  getQuizMock,
  getQuizQuestionMock,
  getQuizTimingMock,
  getRewardMock
} from '../../model/index.faker.ts';


export const getListQuizzesResponseMock = (): Quiz[] => (Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getQuizMock() })))

export const getCreateQuizResponseMock = (overrideResponse: Partial<Extract<Quiz, object>> = {}): Quiz => ({id: faker.string.alpha({length: {min: 10, max: 20}}), account: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), isAvailable: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), imgUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), tags: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), category: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), type: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), requiredPassRate: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), maxScore: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), passMessage: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), failMessage: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), isShuffleRequired: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), timing: faker.helpers.arrayElement([{ ...getQuizTimingMock() }, undefined]), reward: faker.helpers.arrayElement([{ ...getRewardMock() }, undefined]), questions: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getQuizQuestionMock() })), undefined]), completed: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), ...overrideResponse})

export const getUpdateQuizResponseMock = (overrideResponse: Partial<Extract<Quiz, object>> = {}): Quiz => ({id: faker.string.alpha({length: {min: 10, max: 20}}), account: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), isAvailable: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), imgUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), tags: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), category: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), type: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), requiredPassRate: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), maxScore: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), passMessage: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), failMessage: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), isShuffleRequired: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), timing: faker.helpers.arrayElement([{ ...getQuizTimingMock() }, undefined]), reward: faker.helpers.arrayElement([{ ...getRewardMock() }, undefined]), questions: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getQuizQuestionMock() })), undefined]), completed: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), ...overrideResponse})

