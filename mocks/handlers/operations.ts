import type { HttpHandler } from 'msw'
import {
  getCopyAccountElementsMockHandler,
  getCreateAccountMockHandler,
  getDeleteAccountMockHandler,
  getListAccountsMockHandler,
  getUpdateAccountMockHandler,
  getUploadAccountImageMockHandler,
} from '@/generated/mocks/accounts/accounts.msw'
import {
  getGetAggregatedAnalyticsMockHandler,
  getGetAnalyticsMockHandler,
} from '@/generated/mocks/analytics/analytics.msw'
import {
  getCreatePlayerMockHandler,
  getDeletePlayerMockHandler,
  getListPlayersMockHandler,
  getUpdatePlayerMockHandler,
} from '@/generated/mocks/players/players.msw'
import { elementHandlers, type OperationId } from '@/generated/resourceMocks'
import { copyAccountElements, createAccount, deleteAccount, listAccounts, updateAccount } from './accounts'
import { getAggregatedAnalytics, getAnalytics } from './analytics'
import { elements } from './elements'
import { uploadAccountImage } from './images'
import { createPlayer, deletePlayer, listPlayers, updatePlayer } from './players'

/**
 * Every operation of the contract with its handler. Operations of the common form get theirs from the generated table.
 * Any other new operation of the contract does not compile until it is added here; its generated handler fixes method,
 * path and response.
 */
export const operations: Record<OperationId, HttpHandler> = {
  ...elementHandlers(elements),

  listAccounts: getListAccountsMockHandler(listAccounts),
  createAccount: getCreateAccountMockHandler(createAccount),
  updateAccount: getUpdateAccountMockHandler(updateAccount),
  deleteAccount: getDeleteAccountMockHandler(deleteAccount),
  copyAccountElements: getCopyAccountElementsMockHandler(copyAccountElements),
  uploadAccountImage: getUploadAccountImageMockHandler(uploadAccountImage),

  listPlayers: getListPlayersMockHandler(listPlayers),
  createPlayer: getCreatePlayerMockHandler(createPlayer),
  updatePlayer: getUpdatePlayerMockHandler(updatePlayer),
  deletePlayer: getDeletePlayerMockHandler(deletePlayer),

  getAnalytics: getGetAnalyticsMockHandler(getAnalytics),
  getAggregatedAnalytics: getGetAggregatedAnalyticsMockHandler(getAggregatedAnalytics),
}
