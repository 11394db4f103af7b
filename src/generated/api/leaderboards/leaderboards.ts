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
  Leaderboard,
  LeaderboardCreate,
  LeaderboardUpdate,
  ListLeaderboardsParams,
  NotFoundResponse,
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
 * The server puts the list into a stable order, skips `skip` objects, and returns at most `limit`. The order is the server's choice, but must be total and the same for every call, so that paging neither repeats nor misses an object; the console sorts for display. Returns an empty array for an account without leaderboards. Needs any of the four permissions.
 * @summary List the leaderboards of an account
 */
export const listLeaderboards = (
    params: ListLeaderboardsParams,
 signal?: AbortSignal
) => {


      return request<Leaderboard[]>(
      {url: `/leaderboards`, method: 'GET',
        params, signal
    },
      );
    }




export const getListLeaderboardsInfiniteQueryKey = (params?: ListLeaderboardsParams,) => {
    return [
    'infinite', `/leaderboards`, ...(params ? [params] : [])
    ] as const;
    }

export const getListLeaderboardsQueryKey = (params?: ListLeaderboardsParams,) => {
    return [
    `/leaderboards`, ...(params ? [params] : [])
    ] as const;
    }


export const getListLeaderboardsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listLeaderboards>>, ListLeaderboardsParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(params: ListLeaderboardsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listLeaderboards>>, TError, TData, QueryKey, ListLeaderboardsParams['skip']>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLeaderboardsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLeaderboards>>, QueryKey, ListLeaderboardsParams['skip']> = ({ signal, pageParam }) => listLeaderboards({...params, 'skip': pageParam ?? params?.['skip']}, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listLeaderboards>>, TError, TData, QueryKey, ListLeaderboardsParams['skip']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLeaderboardsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listLeaderboards>>>
export type ListLeaderboardsInfiniteQueryError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse


export function useListLeaderboardsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listLeaderboards>>, ListLeaderboardsParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListLeaderboardsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listLeaderboards>>, TError, TData, QueryKey, ListLeaderboardsParams['skip']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLeaderboards>>,
          TError,
          Awaited<ReturnType<typeof listLeaderboards>>, QueryKey
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLeaderboardsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listLeaderboards>>, ListLeaderboardsParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListLeaderboardsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listLeaderboards>>, TError, TData, QueryKey, ListLeaderboardsParams['skip']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLeaderboards>>,
          TError,
          Awaited<ReturnType<typeof listLeaderboards>>, QueryKey
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLeaderboardsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listLeaderboards>>, ListLeaderboardsParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListLeaderboardsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listLeaderboards>>, TError, TData, QueryKey, ListLeaderboardsParams['skip']>>, }
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the leaderboards of an account
 */

export function useListLeaderboardsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listLeaderboards>>, ListLeaderboardsParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListLeaderboardsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listLeaderboards>>, TError, TData, QueryKey, ListLeaderboardsParams['skip']>>, }
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLeaderboardsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListLeaderboardsQueryOptions = <TData = Awaited<ReturnType<typeof listLeaderboards>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(params: ListLeaderboardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLeaderboards>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLeaderboardsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLeaderboards>>> = ({ signal }) => listLeaderboards(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLeaderboards>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLeaderboardsQueryResult = NonNullable<Awaited<ReturnType<typeof listLeaderboards>>>
export type ListLeaderboardsQueryError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse


export function useListLeaderboards<TData = Awaited<ReturnType<typeof listLeaderboards>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListLeaderboardsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLeaderboards>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLeaderboards>>,
          TError,
          Awaited<ReturnType<typeof listLeaderboards>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLeaderboards<TData = Awaited<ReturnType<typeof listLeaderboards>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListLeaderboardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLeaderboards>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLeaderboards>>,
          TError,
          Awaited<ReturnType<typeof listLeaderboards>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLeaderboards<TData = Awaited<ReturnType<typeof listLeaderboards>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListLeaderboardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLeaderboards>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the leaderboards of an account
 */

export function useListLeaderboards<TData = Awaited<ReturnType<typeof listLeaderboards>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListLeaderboardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLeaderboards>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLeaderboardsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Creates a leaderboard in the account named in the body. Returns it as saved, with defaults and counted fields filled in. Returns 409 if the account already uses the id for another of its leaderboards. Needs account:write or admin:write.
 * @summary Create a leaderboard
 */
export const createLeaderboard = (
    leaderboardCreate: LeaderboardCreate,
 signal?: AbortSignal
) => {


      return request<Leaderboard>(
      {url: `/leaderboards`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: leaderboardCreate, signal
    },
      );
    }


/**
 * Replaces the leaderboard named by `account` and `id` in the body. The body is the object as it was received, with only the edited fields changed: keep every field it has, known or not, and drop those it no longer has. Counted fields are ignored. It never creates an object: returns 404 for an unknown id. The last write wins. Needs account:write or admin:write.
 * @summary Update a leaderboard
 */
export const updateLeaderboard = (
    leaderboardUpdate: LeaderboardUpdate,
 signal?: AbortSignal
) => {


      return request<Leaderboard>(
      {url: `/leaderboards`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: leaderboardUpdate, signal
    },
      );
    }


/**
 * Permanently deletes the leaderboard. Its ranking is gone; points and credits of players stay. The console offers this to everybody who can see the list; the server returns 403 to callers without the permission. Needs account:write or admin:write.
 * @summary Delete a leaderboard
 */
export const deleteLeaderboard = (
    account: string,
    id: string,
 signal?: AbortSignal
) => {


      return request<void>(
      {url: `/leaderboards/${encodeURIComponent(String(account))}/${encodeURIComponent(String(id))}`, method: 'DELETE', signal
    },
      );
    }


