/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import {
  faker
} from '@faker-js/faker';

import type {
  Leaderboard
} from '../../model';

import {
  getActiveRangeMock,
  getLanguagesMock,
  getLeaderboardDrivenByMock,
  getLeaderboardElementMock,
  getLeaderboardMock,
  getLeaderboardUnitsMock,
  getPeriodMock,
  getRequirementMock
} from '../../model/index.faker.ts';


export const getListLeaderboardsResponseMock = (): Leaderboard[] => (Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getLeaderboardMock() })))

export const getCreateLeaderboardResponseMock = (overrideResponse: Partial<Extract<Leaderboard, object>> = {}): Leaderboard => ({id: faker.string.alpha({length: {min: 10, max: 20}}), account: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), isAvailable: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), imgUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), tags: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), category: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), period: faker.helpers.arrayElement([getPeriodMock(), undefined]), element: faker.helpers.arrayElement([getLeaderboardElementMock(), undefined]), rankBy: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), units: faker.helpers.arrayElement([getLeaderboardUnitsMock(), undefined]), active: faker.helpers.arrayElement([{ ...getActiveRangeMock() }, undefined]), requirement: faker.helpers.arrayElement([{ ...getRequirementMock() }, undefined]), drivenBy: faker.helpers.arrayElement([{ ...getLeaderboardDrivenByMock() }, undefined]), languages: faker.helpers.arrayElement([getLanguagesMock(), undefined]), ...overrideResponse})

export const getUpdateLeaderboardResponseMock = (overrideResponse: Partial<Extract<Leaderboard, object>> = {}): Leaderboard => ({id: faker.string.alpha({length: {min: 10, max: 20}}), account: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), isAvailable: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), imgUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), tags: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), category: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), period: faker.helpers.arrayElement([getPeriodMock(), undefined]), element: faker.helpers.arrayElement([getLeaderboardElementMock(), undefined]), rankBy: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), units: faker.helpers.arrayElement([getLeaderboardUnitsMock(), undefined]), active: faker.helpers.arrayElement([{ ...getActiveRangeMock() }, undefined]), requirement: faker.helpers.arrayElement([{ ...getRequirementMock() }, undefined]), drivenBy: faker.helpers.arrayElement([{ ...getLeaderboardDrivenByMock() }, undefined]), languages: faker.helpers.arrayElement([getLanguagesMock(), undefined]), ...overrideResponse})

