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
  ListMysteryBoxesParams,
  MysteryBox,
  MysteryBoxCreate,
  MysteryBoxUpdate,
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
 * The server puts the list into a stable order, skips `skip` objects, and returns at most `limit`. The order is the server's choice, but must be total and the same for every call, so that paging neither repeats nor misses an object; the console sorts for display. Returns an empty array for an account without mystery boxes. Needs any of the four permissions.
 * @summary List the mystery boxes of an account
 */
export const listMysteryBoxes = (
    params: ListMysteryBoxesParams,
 signal?: AbortSignal
) => {


      return request<MysteryBox[]>(
      {url: `/mysteryboxes`, method: 'GET',
        params, signal
    },
      );
    }




export const getListMysteryBoxesInfiniteQueryKey = (params?: ListMysteryBoxesParams,) => {
    return [
    'infinite', `/mysteryboxes`, ...(params ? [params] : [])
    ] as const;
    }

export const getListMysteryBoxesQueryKey = (params?: ListMysteryBoxesParams,) => {
    return [
    `/mysteryboxes`, ...(params ? [params] : [])
    ] as const;
    }


export const getListMysteryBoxesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listMysteryBoxes>>, ListMysteryBoxesParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(params: ListMysteryBoxesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMysteryBoxes>>, TError, TData, QueryKey, ListMysteryBoxesParams['skip']>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMysteryBoxesInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMysteryBoxes>>, QueryKey, ListMysteryBoxesParams['skip']> = ({ signal, pageParam }) => listMysteryBoxes({...params, 'skip': pageParam ?? params?.['skip']}, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMysteryBoxes>>, TError, TData, QueryKey, ListMysteryBoxesParams['skip']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMysteryBoxesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listMysteryBoxes>>>
export type ListMysteryBoxesInfiniteQueryError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse


export function useListMysteryBoxesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMysteryBoxes>>, ListMysteryBoxesParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListMysteryBoxesParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMysteryBoxes>>, TError, TData, QueryKey, ListMysteryBoxesParams['skip']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMysteryBoxes>>,
          TError,
          Awaited<ReturnType<typeof listMysteryBoxes>>, QueryKey
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMysteryBoxesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMysteryBoxes>>, ListMysteryBoxesParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListMysteryBoxesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMysteryBoxes>>, TError, TData, QueryKey, ListMysteryBoxesParams['skip']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMysteryBoxes>>,
          TError,
          Awaited<ReturnType<typeof listMysteryBoxes>>, QueryKey
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMysteryBoxesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMysteryBoxes>>, ListMysteryBoxesParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListMysteryBoxesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMysteryBoxes>>, TError, TData, QueryKey, ListMysteryBoxesParams['skip']>>, }
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the mystery boxes of an account
 */

export function useListMysteryBoxesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMysteryBoxes>>, ListMysteryBoxesParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListMysteryBoxesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMysteryBoxes>>, TError, TData, QueryKey, ListMysteryBoxesParams['skip']>>, }
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMysteryBoxesInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListMysteryBoxesQueryOptions = <TData = Awaited<ReturnType<typeof listMysteryBoxes>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(params: ListMysteryBoxesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMysteryBoxes>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMysteryBoxesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMysteryBoxes>>> = ({ signal }) => listMysteryBoxes(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMysteryBoxes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMysteryBoxesQueryResult = NonNullable<Awaited<ReturnType<typeof listMysteryBoxes>>>
export type ListMysteryBoxesQueryError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse


export function useListMysteryBoxes<TData = Awaited<ReturnType<typeof listMysteryBoxes>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListMysteryBoxesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMysteryBoxes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMysteryBoxes>>,
          TError,
          Awaited<ReturnType<typeof listMysteryBoxes>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMysteryBoxes<TData = Awaited<ReturnType<typeof listMysteryBoxes>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListMysteryBoxesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMysteryBoxes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMysteryBoxes>>,
          TError,
          Awaited<ReturnType<typeof listMysteryBoxes>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMysteryBoxes<TData = Awaited<ReturnType<typeof listMysteryBoxes>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListMysteryBoxesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMysteryBoxes>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the mystery boxes of an account
 */

export function useListMysteryBoxes<TData = Awaited<ReturnType<typeof listMysteryBoxes>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListMysteryBoxesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMysteryBoxes>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMysteryBoxesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Creates a mystery box in the account named in the body. Returns it as saved, with defaults and counted fields filled in. Returns 409 if the account already uses the id for another of its mystery boxes. Needs account:write or admin:write.
 * @summary Create a mystery box
 */
export const createMysteryBox = (
    mysteryBoxCreate: MysteryBoxCreate,
 signal?: AbortSignal
) => {


      return request<MysteryBox>(
      {url: `/mysteryboxes`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: mysteryBoxCreate, signal
    },
      );
    }


/**
 * Replaces the mystery box named by `account` and `id` in the body. The body is the object as it was received, with only the edited fields changed: keep every field it has, known or not, and drop those it no longer has. Counted fields are ignored. It never creates an object: returns 404 for an unknown id. The last write wins. Needs account:write or admin:write.
 * @summary Update a mystery box
 */
export const updateMysteryBox = (
    mysteryBoxUpdate: MysteryBoxUpdate,
 signal?: AbortSignal
) => {


      return request<MysteryBox>(
      {url: `/mysteryboxes`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: mysteryBoxUpdate, signal
    },
      );
    }


/**
 * Permanently deletes the mystery box. Prizes already won stay won. The console offers this to everybody who can see the list; the server returns 403 to callers without the permission. Needs account:write or admin:write.
 * @summary Delete a mystery box
 */
export const deleteMysteryBox = (
    account: string,
    id: string,
 signal?: AbortSignal
) => {


      return request<void>(
      {url: `/mysteryboxes/${encodeURIComponent(String(account))}/${encodeURIComponent(String(id))}`, method: 'DELETE', signal
    },
      );
    }


