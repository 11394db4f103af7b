/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import {
  faker
} from '@faker-js/faker';

import type {
  Mission
} from '../../model';

import {
  getActiveRangeMock,
  getLanguagesMock,
  getMissionMock,
  getMissionObjectivesMock,
  getMissionTimingMock,
  getPeriodMock,
  getRequirementMock,
  getRewardMock
} from '../../model/index.faker.ts';


export const getListMissionsResponseMock = (): Mission[] => (Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getMissionMock() })))

export const getCreateMissionResponseMock = (overrideResponse: Partial<Extract<Mission, object>> = {}): Mission => ({id: faker.string.alpha({length: {min: 10, max: 20}}), account: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), isAvailable: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), imgUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), tags: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), category: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), active: faker.helpers.arrayElement([{ ...getActiveRangeMock() }, undefined]), period: faker.helpers.arrayElement([getPeriodMock(), undefined]), timing: faker.helpers.arrayElement([{ ...getMissionTimingMock() }, undefined]), timeToComplete: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), timeToRestart: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), priority: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), limitCount: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), countLimit: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), objectives: faker.helpers.arrayElement([{ ...getMissionObjectivesMock() }, undefined]), requirement: faker.helpers.arrayElement([{ ...getRequirementMock() }, undefined]), languages: faker.helpers.arrayElement([getLanguagesMock(), undefined]), reward: faker.helpers.arrayElement([{ ...getRewardMock() }, undefined]), ...overrideResponse})

export const getUpdateMissionResponseMock = (overrideResponse: Partial<Extract<Mission, object>> = {}): Mission => ({id: faker.string.alpha({length: {min: 10, max: 20}}), account: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), isAvailable: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), imgUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), tags: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), category: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), active: faker.helpers.arrayElement([{ ...getActiveRangeMock() }, undefined]), period: faker.helpers.arrayElement([getPeriodMock(), undefined]), timing: faker.helpers.arrayElement([{ ...getMissionTimingMock() }, undefined]), timeToComplete: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), timeToRestart: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), priority: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), limitCount: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), countLimit: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), objectives: faker.helpers.arrayElement([{ ...getMissionObjectivesMock() }, undefined]), requirement: faker.helpers.arrayElement([{ ...getRequirementMock() }, undefined]), languages: faker.helpers.arrayElement([getLanguagesMock(), undefined]), reward: faker.helpers.arrayElement([{ ...getRewardMock() }, undefined]), ...overrideResponse})

