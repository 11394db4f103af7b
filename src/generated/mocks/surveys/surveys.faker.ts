/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import {
  faker
} from '@faker-js/faker';

import type {
  Survey
} from '../../model';

import {
  getRewardMock,
  getSurveyMock,
  getSurveyQuestionMock
} from '../../model/index.faker.ts';


export const getListSurveysResponseMock = (): Survey[] => (Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getSurveyMock() })))

export const getCreateSurveyResponseMock = (overrideResponse: Partial<Extract<Survey, object>> = {}): Survey => ({id: faker.string.alpha({length: {min: 10, max: 20}}), account: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), isAvailable: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), imgUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), tags: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), category: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), type: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), isShuffleRequired: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), reward: faker.helpers.arrayElement([{ ...getRewardMock() }, undefined]), questions: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getSurveyQuestionMock() })), undefined]), completed: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), ...overrideResponse})

export const getUpdateSurveyResponseMock = (overrideResponse: Partial<Extract<Survey, object>> = {}): Survey => ({id: faker.string.alpha({length: {min: 10, max: 20}}), account: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), isAvailable: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), imgUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), tags: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), category: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), type: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), isShuffleRequired: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), reward: faker.helpers.arrayElement([{ ...getRewardMock() }, undefined]), questions: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getSurveyQuestionMock() })), undefined]), completed: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), ...overrideResponse})

