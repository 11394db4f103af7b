/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import {
  faker
} from '@faker-js/faker';

import type {
  Level
} from '../../model';

import {
  getLanguagesMock,
  getLevelMock,
  getLevelObjectivesMock,
  getRewardMock
} from '../../model/index.faker.ts';


export const getListLevelsResponseMock = (): Level[] => (Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getLevelMock() })))

export const getCreateLevelResponseMock = (overrideResponse: Partial<Extract<Level, object>> = {}): Level => ({id: faker.string.alpha({length: {min: 10, max: 20}}), account: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), isAvailable: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), imgUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), tags: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), category: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ordinal: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), objectives: faker.helpers.arrayElement([{ ...getLevelObjectivesMock() }, undefined]), reward: faker.helpers.arrayElement([{ ...getRewardMock() }, undefined]), languages: faker.helpers.arrayElement([getLanguagesMock(), undefined]), ...overrideResponse})

export const getUpdateLevelResponseMock = (overrideResponse: Partial<Extract<Level, object>> = {}): Level => ({id: faker.string.alpha({length: {min: 10, max: 20}}), account: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), isAvailable: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), imgUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), tags: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), category: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ordinal: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), objectives: faker.helpers.arrayElement([{ ...getLevelObjectivesMock() }, undefined]), reward: faker.helpers.arrayElement([{ ...getRewardMock() }, undefined]), languages: faker.helpers.arrayElement([getLanguagesMock(), undefined]), ...overrideResponse})

