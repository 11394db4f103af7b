/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import {
  faker
} from '@faker-js/faker';

import type {
  Prize
} from '../../model';

import {
  getActiveRangeMock,
  getLanguagesMock,
  getPeriodMock,
  getPrizeCountMock,
  getPrizeMock,
  getRequirementMock,
  getStockMock
} from '../../model/index.faker.ts';


export const getListPrizesResponseMock = (): Prize[] => (Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getPrizeMock() })))

export const getCreatePrizeResponseMock = (overrideResponse: Partial<Extract<Prize, object>> = {}): Prize => ({id: faker.string.alpha({length: {min: 10, max: 20}}), account: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), isAvailable: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), imgUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), tags: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), category: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), credits: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), active: faker.helpers.arrayElement([{ ...getActiveRangeMock() }, undefined]), period: faker.helpers.arrayElement([getPeriodMock(), undefined]), limitCount: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), countLimit: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), requirement: faker.helpers.arrayElement([{ ...getRequirementMock() }, undefined]), languages: faker.helpers.arrayElement([getLanguagesMock(), undefined]), prizes: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getPrizeCountMock() })), undefined]), limitStock: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), stockCount: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), stock: faker.helpers.arrayElement([{ ...getStockMock() }, undefined]), ...overrideResponse})

export const getUpdatePrizeResponseMock = (overrideResponse: Partial<Extract<Prize, object>> = {}): Prize => ({id: faker.string.alpha({length: {min: 10, max: 20}}), account: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), isAvailable: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), imgUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), tags: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), category: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), credits: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), active: faker.helpers.arrayElement([{ ...getActiveRangeMock() }, undefined]), period: faker.helpers.arrayElement([getPeriodMock(), undefined]), limitCount: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), countLimit: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), requirement: faker.helpers.arrayElement([{ ...getRequirementMock() }, undefined]), languages: faker.helpers.arrayElement([getLanguagesMock(), undefined]), prizes: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getPrizeCountMock() })), undefined]), limitStock: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), stockCount: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), stock: faker.helpers.arrayElement([{ ...getStockMock() }, undefined]), ...overrideResponse})

