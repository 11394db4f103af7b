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
  ListPrizesParams,
  NotFoundResponse,
  Prize,
  PrizeCreate,
  PrizeUpdate,
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
 * The server puts the list into a stable order, skips `skip` objects, and returns at most `limit`. The order is the server's choice, but must be total and the same for every call, so that paging neither repeats nor misses an object; the console sorts for display. Returns an empty array for an account without prizes. Needs any of the four permissions.
 * @summary List the prizes of an account
 */
export const listPrizes = (
    params: ListPrizesParams,
 signal?: AbortSignal
) => {


      return request<Prize[]>(
      {url: `/prizes`, method: 'GET',
        params, signal
    },
      );
    }




export const getListPrizesInfiniteQueryKey = (params?: ListPrizesParams,) => {
    return [
    'infinite', `/prizes`, ...(params ? [params] : [])
    ] as const;
    }

export const getListPrizesQueryKey = (params?: ListPrizesParams,) => {
    return [
    `/prizes`, ...(params ? [params] : [])
    ] as const;
    }


export const getListPrizesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listPrizes>>, ListPrizesParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(params: ListPrizesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPrizes>>, TError, TData, QueryKey, ListPrizesParams['skip']>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPrizesInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPrizes>>, QueryKey, ListPrizesParams['skip']> = ({ signal, pageParam }) => listPrizes({...params, 'skip': pageParam ?? params?.['skip']}, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPrizes>>, TError, TData, QueryKey, ListPrizesParams['skip']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPrizesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listPrizes>>>
export type ListPrizesInfiniteQueryError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse


export function useListPrizesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPrizes>>, ListPrizesParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListPrizesParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPrizes>>, TError, TData, QueryKey, ListPrizesParams['skip']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPrizes>>,
          TError,
          Awaited<ReturnType<typeof listPrizes>>, QueryKey
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPrizesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPrizes>>, ListPrizesParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListPrizesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPrizes>>, TError, TData, QueryKey, ListPrizesParams['skip']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPrizes>>,
          TError,
          Awaited<ReturnType<typeof listPrizes>>, QueryKey
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPrizesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPrizes>>, ListPrizesParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListPrizesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPrizes>>, TError, TData, QueryKey, ListPrizesParams['skip']>>, }
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the prizes of an account
 */

export function useListPrizesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPrizes>>, ListPrizesParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListPrizesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPrizes>>, TError, TData, QueryKey, ListPrizesParams['skip']>>, }
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPrizesInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListPrizesQueryOptions = <TData = Awaited<ReturnType<typeof listPrizes>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(params: ListPrizesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPrizes>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPrizesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPrizes>>> = ({ signal }) => listPrizes(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPrizes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPrizesQueryResult = NonNullable<Awaited<ReturnType<typeof listPrizes>>>
export type ListPrizesQueryError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse


export function useListPrizes<TData = Awaited<ReturnType<typeof listPrizes>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListPrizesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPrizes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPrizes>>,
          TError,
          Awaited<ReturnType<typeof listPrizes>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPrizes<TData = Awaited<ReturnType<typeof listPrizes>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListPrizesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPrizes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPrizes>>,
          TError,
          Awaited<ReturnType<typeof listPrizes>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPrizes<TData = Awaited<ReturnType<typeof listPrizes>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListPrizesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPrizes>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the prizes of an account
 */

export function useListPrizes<TData = Awaited<ReturnType<typeof listPrizes>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListPrizesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPrizes>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPrizesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Creates a prize in the account named in the body. Returns it as saved, with defaults and counted fields filled in. Returns 409 if the account already uses the id for another of its prizes. Needs account:write or admin:write.
 * @summary Create a prize
 */
export const createPrize = (
    prizeCreate: PrizeCreate,
 signal?: AbortSignal
) => {


      return request<Prize>(
      {url: `/prizes`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: prizeCreate, signal
    },
      );
    }


/**
 * Replaces the prize named by `account` and `id` in the body. The body is the object as it was received, with only the edited fields changed: keep every field it has, known or not, and drop those it no longer has. Counted fields are ignored. It never creates an object: returns 404 for an unknown id. The last write wins. Needs account:write or admin:write.
 * @summary Update a prize
 */
export const updatePrize = (
    prizeUpdate: PrizeUpdate,
 signal?: AbortSignal
) => {


      return request<Prize>(
      {url: `/prizes`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: prizeUpdate, signal
    },
      );
    }


/**
 * Permanently deletes the prize. Units already redeemed stay redeemed. The console offers this to everybody who can see the list; the server returns 403 to callers without the permission. Needs account:write or admin:write.
 * @summary Delete a prize
 */
export const deletePrize = (
    account: string,
    id: string,
 signal?: AbortSignal
) => {


      return request<void>(
      {url: `/prizes/${encodeURIComponent(String(account))}/${encodeURIComponent(String(id))}`, method: 'DELETE', signal
    },
      );
    }


