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
  ListRafflesParams,
  NotFoundResponse,
  Raffle,
  RaffleCreate,
  RaffleUpdate,
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
 * The server puts the list into a stable order, skips `skip` objects, and returns at most `limit`. The order is the server's choice, but must be total and the same for every call, so that paging neither repeats nor misses an object; the console sorts for display. Returns an empty array for an account without raffles. Needs any of the four permissions.
 * @summary List the raffles of an account
 */
export const listRaffles = (
    params: ListRafflesParams,
 signal?: AbortSignal
) => {


      return request<Raffle[]>(
      {url: `/raffles`, method: 'GET',
        params, signal
    },
      );
    }




export const getListRafflesInfiniteQueryKey = (params?: ListRafflesParams,) => {
    return [
    'infinite', `/raffles`, ...(params ? [params] : [])
    ] as const;
    }

export const getListRafflesQueryKey = (params?: ListRafflesParams,) => {
    return [
    `/raffles`, ...(params ? [params] : [])
    ] as const;
    }


export const getListRafflesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listRaffles>>, ListRafflesParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(params: ListRafflesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listRaffles>>, TError, TData, QueryKey, ListRafflesParams['skip']>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRafflesInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRaffles>>, QueryKey, ListRafflesParams['skip']> = ({ signal, pageParam }) => listRaffles({...params, 'skip': pageParam ?? params?.['skip']}, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listRaffles>>, TError, TData, QueryKey, ListRafflesParams['skip']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRafflesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listRaffles>>>
export type ListRafflesInfiniteQueryError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse


export function useListRafflesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listRaffles>>, ListRafflesParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListRafflesParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listRaffles>>, TError, TData, QueryKey, ListRafflesParams['skip']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRaffles>>,
          TError,
          Awaited<ReturnType<typeof listRaffles>>, QueryKey
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRafflesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listRaffles>>, ListRafflesParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListRafflesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listRaffles>>, TError, TData, QueryKey, ListRafflesParams['skip']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRaffles>>,
          TError,
          Awaited<ReturnType<typeof listRaffles>>, QueryKey
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRafflesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listRaffles>>, ListRafflesParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListRafflesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listRaffles>>, TError, TData, QueryKey, ListRafflesParams['skip']>>, }
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the raffles of an account
 */

export function useListRafflesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listRaffles>>, ListRafflesParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListRafflesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listRaffles>>, TError, TData, QueryKey, ListRafflesParams['skip']>>, }
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRafflesInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListRafflesQueryOptions = <TData = Awaited<ReturnType<typeof listRaffles>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(params: ListRafflesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRaffles>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRafflesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRaffles>>> = ({ signal }) => listRaffles(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRaffles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRafflesQueryResult = NonNullable<Awaited<ReturnType<typeof listRaffles>>>
export type ListRafflesQueryError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse


export function useListRaffles<TData = Awaited<ReturnType<typeof listRaffles>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListRafflesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRaffles>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRaffles>>,
          TError,
          Awaited<ReturnType<typeof listRaffles>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRaffles<TData = Awaited<ReturnType<typeof listRaffles>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListRafflesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRaffles>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRaffles>>,
          TError,
          Awaited<ReturnType<typeof listRaffles>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRaffles<TData = Awaited<ReturnType<typeof listRaffles>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListRafflesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRaffles>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the raffles of an account
 */

export function useListRaffles<TData = Awaited<ReturnType<typeof listRaffles>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListRafflesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRaffles>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRafflesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Creates a raffle in the account named in the body. Returns it as saved, with defaults and counted fields filled in. Returns 409 if the account already uses the id for another of its raffles. Needs account:write or admin:write.
 * @summary Create a raffle
 */
export const createRaffle = (
    raffleCreate: RaffleCreate,
 signal?: AbortSignal
) => {


      return request<Raffle>(
      {url: `/raffles`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: raffleCreate, signal
    },
      );
    }


/**
 * Replaces the raffle named by `account` and `id` in the body. The body is the object as it was received, with only the edited fields changed: keep every field it has, known or not, and drop those it no longer has. Counted fields are ignored. It never creates an object: returns 404 for an unknown id. The last write wins. Needs account:write or admin:write.
 * @summary Update a raffle
 */
export const updateRaffle = (
    raffleUpdate: RaffleUpdate,
 signal?: AbortSignal
) => {


      return request<Raffle>(
      {url: `/raffles`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: raffleUpdate, signal
    },
      );
    }


/**
 * Permanently deletes the raffle. Entries are gone and the draw does not take place; prizes already won stay won. The console offers this to everybody who can see the list; the server returns 403 to callers without the permission. Needs account:write or admin:write.
 * @summary Delete a raffle
 */
export const deleteRaffle = (
    account: string,
    id: string,
 signal?: AbortSignal
) => {


      return request<void>(
      {url: `/raffles/${encodeURIComponent(String(account))}/${encodeURIComponent(String(id))}`, method: 'DELETE', signal
    },
      );
    }


