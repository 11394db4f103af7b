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
  ListMissionsParams,
  Mission,
  MissionCreate,
  MissionUpdate,
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
 * The server puts the list into a stable order, skips `skip` objects, and returns at most `limit`. The order is the server's choice, but must be total and the same for every call, so that paging neither repeats nor misses an object; the console sorts for display. Returns an empty array for an account without missions. Needs any of the four permissions.
 * @summary List the missions of an account
 */
export const listMissions = (
    params: ListMissionsParams,
 signal?: AbortSignal
) => {


      return request<Mission[]>(
      {url: `/missions`, method: 'GET',
        params, signal
    },
      );
    }




export const getListMissionsInfiniteQueryKey = (params?: ListMissionsParams,) => {
    return [
    'infinite', `/missions`, ...(params ? [params] : [])
    ] as const;
    }

export const getListMissionsQueryKey = (params?: ListMissionsParams,) => {
    return [
    `/missions`, ...(params ? [params] : [])
    ] as const;
    }


export const getListMissionsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listMissions>>, ListMissionsParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(params: ListMissionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMissions>>, TError, TData, QueryKey, ListMissionsParams['skip']>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMissionsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMissions>>, QueryKey, ListMissionsParams['skip']> = ({ signal, pageParam }) => listMissions({...params, 'skip': pageParam ?? params?.['skip']}, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMissions>>, TError, TData, QueryKey, ListMissionsParams['skip']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMissionsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listMissions>>>
export type ListMissionsInfiniteQueryError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse


export function useListMissionsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMissions>>, ListMissionsParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListMissionsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMissions>>, TError, TData, QueryKey, ListMissionsParams['skip']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMissions>>,
          TError,
          Awaited<ReturnType<typeof listMissions>>, QueryKey
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMissionsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMissions>>, ListMissionsParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListMissionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMissions>>, TError, TData, QueryKey, ListMissionsParams['skip']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMissions>>,
          TError,
          Awaited<ReturnType<typeof listMissions>>, QueryKey
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMissionsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMissions>>, ListMissionsParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListMissionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMissions>>, TError, TData, QueryKey, ListMissionsParams['skip']>>, }
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the missions of an account
 */

export function useListMissionsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMissions>>, ListMissionsParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListMissionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMissions>>, TError, TData, QueryKey, ListMissionsParams['skip']>>, }
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMissionsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListMissionsQueryOptions = <TData = Awaited<ReturnType<typeof listMissions>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(params: ListMissionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMissions>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMissionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMissions>>> = ({ signal }) => listMissions(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMissions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMissionsQueryResult = NonNullable<Awaited<ReturnType<typeof listMissions>>>
export type ListMissionsQueryError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse


export function useListMissions<TData = Awaited<ReturnType<typeof listMissions>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListMissionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMissions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMissions>>,
          TError,
          Awaited<ReturnType<typeof listMissions>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMissions<TData = Awaited<ReturnType<typeof listMissions>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListMissionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMissions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMissions>>,
          TError,
          Awaited<ReturnType<typeof listMissions>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMissions<TData = Awaited<ReturnType<typeof listMissions>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListMissionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMissions>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the missions of an account
 */

export function useListMissions<TData = Awaited<ReturnType<typeof listMissions>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListMissionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMissions>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMissionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Creates a mission in the account named in the body. Returns it as saved, with defaults and counted fields filled in. Returns 409 if the account already uses the id for another of its missions. Needs account:write or admin:write.
 * @summary Create a mission
 */
export const createMission = (
    missionCreate: MissionCreate,
 signal?: AbortSignal
) => {


      return request<Mission>(
      {url: `/missions`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: missionCreate, signal
    },
      );
    }


/**
 * Replaces the mission named by `account` and `id` in the body. The body is the object as it was received, with only the edited fields changed: keep every field it has, known or not, and drop those it no longer has. Counted fields are ignored. It never creates an object: returns 404 for an unknown id. The last write wins. Needs account:write or admin:write.
 * @summary Update a mission
 */
export const updateMission = (
    missionUpdate: MissionUpdate,
 signal?: AbortSignal
) => {


      return request<Mission>(
      {url: `/missions`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: missionUpdate, signal
    },
      );
    }


/**
 * Permanently deletes the mission. Progress towards it is gone; rewards already given stay. The console offers this to everybody who can see the list; the server returns 403 to callers without the permission. Needs account:write or admin:write.
 * @summary Delete a mission
 */
export const deleteMission = (
    account: string,
    id: string,
 signal?: AbortSignal
) => {


      return request<void>(
      {url: `/missions/${encodeURIComponent(String(account))}/${encodeURIComponent(String(id))}`, method: 'DELETE', signal
    },
      );
    }


