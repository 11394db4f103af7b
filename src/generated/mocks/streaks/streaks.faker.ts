/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import {
  faker
} from '@faker-js/faker';

import type {
  Streak
} from '../../model';

import {
  getActiveRangeMock,
  getLanguagesMock,
  getPeriodMock,
  getRewardMock,
  getStreakMock,
  getStreakObjectivesMock
} from '../../model/index.faker.ts';


export const getListStreaksResponseMock = (): Streak[] => (Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getStreakMock() })))

export const getCreateStreakResponseMock = (overrideResponse: Partial<Extract<Streak, object>> = {}): Streak => ({id: faker.string.alpha({length: {min: 10, max: 20}}), account: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), isAvailable: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), imgUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), tags: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), category: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), limitCount: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), countLimit: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), priority: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), active: faker.helpers.arrayElement([{ ...getActiveRangeMock() }, undefined]), period: faker.helpers.arrayElement([getPeriodMock(), undefined]), objectives: faker.helpers.arrayElement([{ ...getStreakObjectivesMock() }, undefined]), reward: faker.helpers.arrayElement([{ ...getRewardMock() }, undefined]), languages: faker.helpers.arrayElement([getLanguagesMock(), undefined]), ...overrideResponse})

export const getUpdateStreakResponseMock = (overrideResponse: Partial<Extract<Streak, object>> = {}): Streak => ({id: faker.string.alpha({length: {min: 10, max: 20}}), account: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), isAvailable: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), imgUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), tags: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), category: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), limitCount: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), countLimit: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), priority: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), active: faker.helpers.arrayElement([{ ...getActiveRangeMock() }, undefined]), period: faker.helpers.arrayElement([getPeriodMock(), undefined]), objectives: faker.helpers.arrayElement([{ ...getStreakObjectivesMock() }, undefined]), reward: faker.helpers.arrayElement([{ ...getRewardMock() }, undefined]), languages: faker.helpers.arrayElement([getLanguagesMock(), undefined]), ...overrideResponse})

