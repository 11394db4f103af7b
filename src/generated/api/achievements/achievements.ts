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
  Achievement,
  AchievementCreate,
  AchievementUpdate,
  BadRequestResponse,
  ForbiddenResponse,
  ListAchievementsParams,
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
 * The server puts the list into a stable order, skips `skip` objects, and returns at most `limit`. The order is the server's choice, but must be total and the same for every call, so that paging neither repeats nor misses an object; the console sorts for display. Returns an empty array for an account without achievements. Needs any of the four permissions.
 * @summary List the achievements of an account
 */
export const listAchievements = (
    params: ListAchievementsParams,
 signal?: AbortSignal
) => {


      return request<Achievement[]>(
      {url: `/achievements`, method: 'GET',
        params, signal
    },
      );
    }




export const getListAchievementsInfiniteQueryKey = (params?: ListAchievementsParams,) => {
    return [
    'infinite', `/achievements`, ...(params ? [params] : [])
    ] as const;
    }

export const getListAchievementsQueryKey = (params?: ListAchievementsParams,) => {
    return [
    `/achievements`, ...(params ? [params] : [])
    ] as const;
    }


export const getListAchievementsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listAchievements>>, ListAchievementsParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(params: ListAchievementsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listAchievements>>, TError, TData, QueryKey, ListAchievementsParams['skip']>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAchievementsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAchievements>>, QueryKey, ListAchievementsParams['skip']> = ({ signal, pageParam }) => listAchievements({...params, 'skip': pageParam ?? params?.['skip']}, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listAchievements>>, TError, TData, QueryKey, ListAchievementsParams['skip']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAchievementsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listAchievements>>>
export type ListAchievementsInfiniteQueryError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse


export function useListAchievementsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listAchievements>>, ListAchievementsParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListAchievementsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listAchievements>>, TError, TData, QueryKey, ListAchievementsParams['skip']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAchievements>>,
          TError,
          Awaited<ReturnType<typeof listAchievements>>, QueryKey
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAchievementsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listAchievements>>, ListAchievementsParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListAchievementsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listAchievements>>, TError, TData, QueryKey, ListAchievementsParams['skip']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAchievements>>,
          TError,
          Awaited<ReturnType<typeof listAchievements>>, QueryKey
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAchievementsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listAchievements>>, ListAchievementsParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListAchievementsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listAchievements>>, TError, TData, QueryKey, ListAchievementsParams['skip']>>, }
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the achievements of an account
 */

export function useListAchievementsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listAchievements>>, ListAchievementsParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListAchievementsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listAchievements>>, TError, TData, QueryKey, ListAchievementsParams['skip']>>, }
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAchievementsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListAchievementsQueryOptions = <TData = Awaited<ReturnType<typeof listAchievements>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(params: ListAchievementsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAchievements>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAchievementsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAchievements>>> = ({ signal }) => listAchievements(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAchievements>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAchievementsQueryResult = NonNullable<Awaited<ReturnType<typeof listAchievements>>>
export type ListAchievementsQueryError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse


export function useListAchievements<TData = Awaited<ReturnType<typeof listAchievements>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListAchievementsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAchievements>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAchievements>>,
          TError,
          Awaited<ReturnType<typeof listAchievements>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAchievements<TData = Awaited<ReturnType<typeof listAchievements>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListAchievementsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAchievements>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAchievements>>,
          TError,
          Awaited<ReturnType<typeof listAchievements>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAchievements<TData = Awaited<ReturnType<typeof listAchievements>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListAchievementsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAchievements>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the achievements of an account
 */

export function useListAchievements<TData = Awaited<ReturnType<typeof listAchievements>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListAchievementsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAchievements>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAchievementsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Creates an achievement in the account named in the body. Returns it as saved, with defaults and counted fields filled in. Returns 409 if the account already uses the id for another of its achievements. Needs account:write or admin:write.
 * @summary Create an achievement
 */
export const createAchievement = (
    achievementCreate: AchievementCreate,
 signal?: AbortSignal
) => {


      return request<Achievement>(
      {url: `/achievements`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: achievementCreate, signal
    },
      );
    }


/**
 * Replaces the achievement named by `account` and `id` in the body. The body is the object as it was received, with only the edited fields changed: keep every field it has, known or not, and drop those it no longer has. Counted fields are ignored. It never creates an object: returns 404 for an unknown id. The last write wins. Needs account:write or admin:write.
 * @summary Update an achievement
 */
export const updateAchievement = (
    achievementUpdate: AchievementUpdate,
 signal?: AbortSignal
) => {


      return request<Achievement>(
      {url: `/achievements`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: achievementUpdate, signal
    },
      );
    }


/**
 * Permanently deletes the achievement. Players who have unlocked it keep what it gave them. The console offers this to everybody who can see the list; the server returns 403 to callers without the permission. Needs account:write or admin:write.
 * @summary Delete an achievement
 */
export const deleteAchievement = (
    account: string,
    id: string,
 signal?: AbortSignal
) => {


      return request<void>(
      {url: `/achievements/${encodeURIComponent(String(account))}/${encodeURIComponent(String(id))}`, method: 'DELETE', signal
    },
      );
    }


