/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import {
  faker
} from '@faker-js/faker';

import type {
  Player
} from '../../model';

import {
  getPlayerLevelMock,
  getPlayerMock
} from '../../model/index.faker.ts';


export const getListPlayersResponseMock = (): Player[] => (Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getPlayerMock() })))

export const getCreatePlayerResponseMock = (overrideResponse: Partial<Extract<Player, object>> = {}): Player => ({player: faker.string.alpha({length: {min: 10, max: 20}}), account: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), isAvailable: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), imgUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), tags: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), category: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), team: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), credits: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), points: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), badges: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), level: faker.helpers.arrayElement([{ ...getPlayerLevelMock() }, undefined]), ...overrideResponse})

export const getUpdatePlayerResponseMock = (overrideResponse: Partial<Extract<Player, object>> = {}): Player => ({player: faker.string.alpha({length: {min: 10, max: 20}}), account: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), isAvailable: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), imgUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), tags: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), category: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), team: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), credits: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), points: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), badges: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), level: faker.helpers.arrayElement([{ ...getPlayerLevelMock() }, undefined]), ...overrideResponse})

