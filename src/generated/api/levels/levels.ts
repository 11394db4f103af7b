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
  Level,
  LevelCreate,
  LevelUpdate,
  ListLevelsParams,
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
 * The server puts the list into a stable order, skips `skip` objects, and returns at most `limit`. The order is the server's choice, but must be total and the same for every call, so that paging neither repeats nor misses an object; the console sorts for display. Returns an empty array for an account without levels. Needs any of the four permissions.
 * @summary List the levels of an account
 */
export const listLevels = (
    params: ListLevelsParams,
 signal?: AbortSignal
) => {


      return request<Level[]>(
      {url: `/levels`, method: 'GET',
        params, signal
    },
      );
    }




export const getListLevelsInfiniteQueryKey = (params?: ListLevelsParams,) => {
    return [
    'infinite', `/levels`, ...(params ? [params] : [])
    ] as const;
    }

export const getListLevelsQueryKey = (params?: ListLevelsParams,) => {
    return [
    `/levels`, ...(params ? [params] : [])
    ] as const;
    }


export const getListLevelsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listLevels>>, ListLevelsParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(params: ListLevelsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listLevels>>, TError, TData, QueryKey, ListLevelsParams['skip']>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLevelsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLevels>>, QueryKey, ListLevelsParams['skip']> = ({ signal, pageParam }) => listLevels({...params, 'skip': pageParam ?? params?.['skip']}, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listLevels>>, TError, TData, QueryKey, ListLevelsParams['skip']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLevelsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listLevels>>>
export type ListLevelsInfiniteQueryError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse


export function useListLevelsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listLevels>>, ListLevelsParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListLevelsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listLevels>>, TError, TData, QueryKey, ListLevelsParams['skip']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLevels>>,
          TError,
          Awaited<ReturnType<typeof listLevels>>, QueryKey
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLevelsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listLevels>>, ListLevelsParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListLevelsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listLevels>>, TError, TData, QueryKey, ListLevelsParams['skip']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLevels>>,
          TError,
          Awaited<ReturnType<typeof listLevels>>, QueryKey
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLevelsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listLevels>>, ListLevelsParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListLevelsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listLevels>>, TError, TData, QueryKey, ListLevelsParams['skip']>>, }
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the levels of an account
 */

export function useListLevelsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listLevels>>, ListLevelsParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListLevelsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listLevels>>, TError, TData, QueryKey, ListLevelsParams['skip']>>, }
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLevelsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListLevelsQueryOptions = <TData = Awaited<ReturnType<typeof listLevels>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(params: ListLevelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLevels>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLevelsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLevels>>> = ({ signal }) => listLevels(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLevels>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLevelsQueryResult = NonNullable<Awaited<ReturnType<typeof listLevels>>>
export type ListLevelsQueryError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse


export function useListLevels<TData = Awaited<ReturnType<typeof listLevels>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListLevelsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLevels>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLevels>>,
          TError,
          Awaited<ReturnType<typeof listLevels>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLevels<TData = Awaited<ReturnType<typeof listLevels>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListLevelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLevels>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLevels>>,
          TError,
          Awaited<ReturnType<typeof listLevels>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLevels<TData = Awaited<ReturnType<typeof listLevels>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListLevelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLevels>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the levels of an account
 */

export function useListLevels<TData = Awaited<ReturnType<typeof listLevels>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListLevelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLevels>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLevelsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Creates a level in the account named in the body. Returns it as saved, with defaults and counted fields filled in. Returns 409 if the account already uses the id for another of its levels. Needs account:write or admin:write.
 * @summary Create a level
 */
export const createLevel = (
    levelCreate: LevelCreate,
 signal?: AbortSignal
) => {


      return request<Level>(
      {url: `/levels`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: levelCreate, signal
    },
      );
    }


/**
 * Replaces the level named by `account` and `id` in the body. The body is the object as it was received, with only the edited fields changed: keep every field it has, known or not, and drop those it no longer has. Counted fields are ignored. It never creates an object: returns 404 for an unknown id. The last write wins. Needs account:write or admin:write.
 * @summary Update a level
 */
export const updateLevel = (
    levelUpdate: LevelUpdate,
 signal?: AbortSignal
) => {


      return request<Level>(
      {url: `/levels`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: levelUpdate, signal
    },
      );
    }


/**
 * Permanently deletes the level. Players keep their points and credits. The console offers this to everybody who can see the list; the server returns 403 to callers without the permission. Needs account:write or admin:write.
 * @summary Delete a level
 */
export const deleteLevel = (
    account: string,
    id: string,
 signal?: AbortSignal
) => {


      return request<void>(
      {url: `/levels/${encodeURIComponent(String(account))}/${encodeURIComponent(String(id))}`, method: 'DELETE', signal
    },
      );
    }


