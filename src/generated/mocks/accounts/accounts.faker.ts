/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import {
  faker
} from '@faker-js/faker';

import type {
  Account,
  ImageUploadResult
} from '../../model';

import {
  getAccountMock
} from '../../model/index.faker.ts';


export const getListAccountsResponseMock = (): Account[] => (Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getAccountMock() })))

export const getCreateAccountResponseMock = (overrideResponse: Partial<Extract<Account, object>> = {}): Account => ({account: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), isAvailable: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), imgUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), isDevAccount: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), isFreeAccount: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), apikey: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), imageFolder: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), hasCustomPrizing: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), prizingModel: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getUpdateAccountResponseMock = (overrideResponse: Partial<Extract<Account, object>> = {}): Account => ({account: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), isAvailable: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), imgUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), isDevAccount: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), isFreeAccount: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), apikey: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), imageFolder: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), hasCustomPrizing: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), prizingModel: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getUploadAccountImageResponseMock = (overrideResponse: Partial<Extract<ImageUploadResult, object>> = {}): ImageUploadResult => ({path: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

