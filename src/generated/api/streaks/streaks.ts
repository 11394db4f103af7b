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
  ListStreaksParams,
  NotFoundResponse,
  ServerErrorResponse,
  Streak,
  StreakCreate,
  StreakUpdate,
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
 * The server puts the list into a stable order, skips `skip` objects, and returns at most `limit`. The order is the server's choice, but must be total and the same for every call, so that paging neither repeats nor misses an object; the console sorts for display. Returns an empty array for an account without streaks. Needs any of the four permissions.
 * @summary List the streaks of an account
 */
export const listStreaks = (
    params: ListStreaksParams,
 signal?: AbortSignal
) => {


      return request<Streak[]>(
      {url: `/streaks`, method: 'GET',
        params, signal
    },
      );
    }




export const getListStreaksInfiniteQueryKey = (params?: ListStreaksParams,) => {
    return [
    'infinite', `/streaks`, ...(params ? [params] : [])
    ] as const;
    }

export const getListStreaksQueryKey = (params?: ListStreaksParams,) => {
    return [
    `/streaks`, ...(params ? [params] : [])
    ] as const;
    }


export const getListStreaksInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listStreaks>>, ListStreaksParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(params: ListStreaksParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listStreaks>>, TError, TData, QueryKey, ListStreaksParams['skip']>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStreaksInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStreaks>>, QueryKey, ListStreaksParams['skip']> = ({ signal, pageParam }) => listStreaks({...params, 'skip': pageParam ?? params?.['skip']}, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listStreaks>>, TError, TData, QueryKey, ListStreaksParams['skip']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStreaksInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listStreaks>>>
export type ListStreaksInfiniteQueryError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse


export function useListStreaksInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listStreaks>>, ListStreaksParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListStreaksParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listStreaks>>, TError, TData, QueryKey, ListStreaksParams['skip']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStreaks>>,
          TError,
          Awaited<ReturnType<typeof listStreaks>>, QueryKey
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStreaksInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listStreaks>>, ListStreaksParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListStreaksParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listStreaks>>, TError, TData, QueryKey, ListStreaksParams['skip']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStreaks>>,
          TError,
          Awaited<ReturnType<typeof listStreaks>>, QueryKey
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStreaksInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listStreaks>>, ListStreaksParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListStreaksParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listStreaks>>, TError, TData, QueryKey, ListStreaksParams['skip']>>, }
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the streaks of an account
 */

export function useListStreaksInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listStreaks>>, ListStreaksParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListStreaksParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listStreaks>>, TError, TData, QueryKey, ListStreaksParams['skip']>>, }
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStreaksInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListStreaksQueryOptions = <TData = Awaited<ReturnType<typeof listStreaks>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(params: ListStreaksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStreaks>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStreaksQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStreaks>>> = ({ signal }) => listStreaks(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStreaks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStreaksQueryResult = NonNullable<Awaited<ReturnType<typeof listStreaks>>>
export type ListStreaksQueryError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse


export function useListStreaks<TData = Awaited<ReturnType<typeof listStreaks>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListStreaksParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStreaks>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStreaks>>,
          TError,
          Awaited<ReturnType<typeof listStreaks>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStreaks<TData = Awaited<ReturnType<typeof listStreaks>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListStreaksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStreaks>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStreaks>>,
          TError,
          Awaited<ReturnType<typeof listStreaks>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStreaks<TData = Awaited<ReturnType<typeof listStreaks>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListStreaksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStreaks>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the streaks of an account
 */

export function useListStreaks<TData = Awaited<ReturnType<typeof listStreaks>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListStreaksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStreaks>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStreaksQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Creates a streak in the account named in the body. Returns it as saved, with defaults and counted fields filled in. Returns 409 if the account already uses the id for another of its streaks. Needs account:write or admin:write.
 * @summary Create a streak
 */
export const createStreak = (
    streakCreate: StreakCreate,
 signal?: AbortSignal
) => {


      return request<Streak>(
      {url: `/streaks`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: streakCreate, signal
    },
      );
    }


/**
 * Replaces the streak named by `account` and `id` in the body. The body is the object as it was received, with only the edited fields changed: keep every field it has, known or not, and drop those it no longer has. Counted fields are ignored. It never creates an object: returns 404 for an unknown id. The last write wins. Needs account:write or admin:write.
 * @summary Update a streak
 */
export const updateStreak = (
    streakUpdate: StreakUpdate,
 signal?: AbortSignal
) => {


      return request<Streak>(
      {url: `/streaks`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: streakUpdate, signal
    },
      );
    }


/**
 * Permanently deletes the streak. Runs are gone; rewards already given stay. The console offers this to everybody who can see the list; the server returns 403 to callers without the permission. Needs account:write or admin:write.
 * @summary Delete a streak
 */
export const deleteStreak = (
    account: string,
    id: string,
 signal?: AbortSignal
) => {


      return request<void>(
      {url: `/streaks/${encodeURIComponent(String(account))}/${encodeURIComponent(String(id))}`, method: 'DELETE', signal
    },
      );
    }


