/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import {
  faker
} from '@faker-js/faker';

import type {
  Achievement
} from '../../model';

import {
  getAchievementMock,
  getLanguagesMock,
  getRequirementMock,
  getRewardMock
} from '../../model/index.faker.ts';


export const getListAchievementsResponseMock = (): Achievement[] => (Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getAchievementMock() })))

export const getCreateAchievementResponseMock = (overrideResponse: Partial<Extract<Achievement, object>> = {}): Achievement => ({id: faker.string.alpha({length: {min: 10, max: 20}}), account: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), isAvailable: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), imgUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), tags: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), category: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), steps: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), requirement: faker.helpers.arrayElement([{ ...getRequirementMock() }, undefined]), languages: faker.helpers.arrayElement([getLanguagesMock(), undefined]), reward: faker.helpers.arrayElement([{ ...getRewardMock() }, undefined]), ...overrideResponse})

export const getUpdateAchievementResponseMock = (overrideResponse: Partial<Extract<Achievement, object>> = {}): Achievement => ({id: faker.string.alpha({length: {min: 10, max: 20}}), account: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), isAvailable: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), imgUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), tags: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), category: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), steps: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), requirement: faker.helpers.arrayElement([{ ...getRequirementMock() }, undefined]), languages: faker.helpers.arrayElement([getLanguagesMock(), undefined]), reward: faker.helpers.arrayElement([{ ...getRewardMock() }, undefined]), ...overrideResponse})

