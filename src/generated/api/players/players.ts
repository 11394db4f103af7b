/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import {
  useInfiniteQuery,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseInfiniteQueryResult,
  DefinedUseQueryResult,
  InfiniteData,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseInfiniteQueryOptions,
  UseInfiniteQueryResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  BadRequestResponse,
  ForbiddenResponse,
  ListPlayersParams,
  NotFoundResponse,
  Player,
  PlayerCreate,
  PlayerUpdate,
  ServerErrorResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse
} from '../../model';

import { request } from '../../../api/request.ts';




const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

/**
 * The server sorts the whole list by `sort` and `order`, skips `skip` players, and returns at most `limit`. So the default request returns the 100 players with the most points. Needs any of the four permissions.
 * @summary List the players of an account
 */
export const listPlayers = (
    params: ListPlayersParams,
 signal?: AbortSignal
) => {


      return request<Player[]>(
      {url: `/players`, method: 'GET',
        params, signal
    },
      );
    }




export const getListPlayersInfiniteQueryKey = (params?: ListPlayersParams,) => {
    return [
    'infinite', `/players`, ...(params ? [params] : [])
    ] as const;
    }

export const getListPlayersQueryKey = (params?: ListPlayersParams,) => {
    return [
    `/players`, ...(params ? [params] : [])
    ] as const;
    }


export const getListPlayersInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listPlayers>>, ListPlayersParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(params: ListPlayersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPlayers>>, TError, TData, QueryKey, ListPlayersParams['skip']>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPlayersInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPlayers>>, QueryKey, ListPlayersParams['skip']> = ({ signal, pageParam }) => listPlayers({...params, 'skip': pageParam ?? params?.['skip']}, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPlayers>>, TError, TData, QueryKey, ListPlayersParams['skip']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPlayersInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listPlayers>>>
export type ListPlayersInfiniteQueryError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse


export function useListPlayersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPlayers>>, ListPlayersParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListPlayersParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPlayers>>, TError, TData, QueryKey, ListPlayersParams['skip']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPlayers>>,
          TError,
          Awaited<ReturnType<typeof listPlayers>>, QueryKey
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPlayersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPlayers>>, ListPlayersParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListPlayersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPlayers>>, TError, TData, QueryKey, ListPlayersParams['skip']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPlayers>>,
          TError,
          Awaited<ReturnType<typeof listPlayers>>, QueryKey
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPlayersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPlayers>>, ListPlayersParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListPlayersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPlayers>>, TError, TData, QueryKey, ListPlayersParams['skip']>>, }
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the players of an account
 */

export function useListPlayersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPlayers>>, ListPlayersParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListPlayersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPlayers>>, TError, TData, QueryKey, ListPlayersParams['skip']>>, }
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPlayersInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListPlayersQueryOptions = <TData = Awaited<ReturnType<typeof listPlayers>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(params: ListPlayersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlayers>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPlayersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPlayers>>> = ({ signal }) => listPlayers(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPlayers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPlayersQueryResult = NonNullable<Awaited<ReturnType<typeof listPlayers>>>
export type ListPlayersQueryError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse


export function useListPlayers<TData = Awaited<ReturnType<typeof listPlayers>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListPlayersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlayers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPlayers>>,
          TError,
          Awaited<ReturnType<typeof listPlayers>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPlayers<TData = Awaited<ReturnType<typeof listPlayers>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListPlayersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlayers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPlayers>>,
          TError,
          Awaited<ReturnType<typeof listPlayers>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPlayers<TData = Awaited<ReturnType<typeof listPlayers>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListPlayersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlayers>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the players of an account
 */

export function useListPlayers<TData = Awaited<ReturnType<typeof listPlayers>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListPlayersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlayers>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPlayersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Creates a player in the account named in the body. Returns it as saved. Returns 409 if the account already uses the player id. Needs account:write or admin:write.
 * @summary Create a player
 */
export const createPlayer = (
    playerCreate: PlayerCreate,
 signal?: AbortSignal
) => {


      return request<Player>(
      {url: `/players`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: playerCreate, signal
    },
      );
    }


/**
 * Changes only the fields in the body; all others keep their values, including points and credits that the player earns meanwhile. `player` in the body is the same as in the path, and `account` is the player's account. Returns 422 if the body names another player. It never creates an object. Needs account:write or admin:write.
 * @summary Update a player
 */
export const updatePlayer = (
    player: string,
    playerUpdate: PlayerUpdate,
 signal?: AbortSignal
) => {


      return request<Player>(
      {url: `/players/${encodeURIComponent(String(player))}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: playerUpdate, signal
    },
      );
    }


/**
 * Permanently deletes the player and the player's progress. The console offers this to everybody who can see the list; the server returns 403 to callers without the permission. Needs account:write or admin:write.
 * @summary Delete a player
 */
export const deletePlayer = (
    account: string,
    id: string,
 signal?: AbortSignal
) => {


      return request<void>(
      {url: `/players/${encodeURIComponent(String(account))}/${encodeURIComponent(String(id))}`, method: 'DELETE', signal
    },
      );
    }


