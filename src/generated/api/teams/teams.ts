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
  ListTeamsParams,
  NotFoundResponse,
  ServerErrorResponse,
  Team,
  TeamCreate,
  TeamUpdate,
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
 * The server puts the list into a stable order, skips `skip` objects, and returns at most `limit`. The order is the server's choice, but must be total and the same for every call, so that paging neither repeats nor misses an object; the console sorts for display. Returns an empty array for an account without teams. Needs any of the four permissions.
 * @summary List the teams of an account
 */
export const listTeams = (
    params: ListTeamsParams,
 signal?: AbortSignal
) => {


      return request<Team[]>(
      {url: `/teams`, method: 'GET',
        params, signal
    },
      );
    }




export const getListTeamsInfiniteQueryKey = (params?: ListTeamsParams,) => {
    return [
    'infinite', `/teams`, ...(params ? [params] : [])
    ] as const;
    }

export const getListTeamsQueryKey = (params?: ListTeamsParams,) => {
    return [
    `/teams`, ...(params ? [params] : [])
    ] as const;
    }


export const getListTeamsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listTeams>>, ListTeamsParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(params: ListTeamsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTeams>>, TError, TData, QueryKey, ListTeamsParams['skip']>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTeamsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTeams>>, QueryKey, ListTeamsParams['skip']> = ({ signal, pageParam }) => listTeams({...params, 'skip': pageParam ?? params?.['skip']}, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTeams>>, TError, TData, QueryKey, ListTeamsParams['skip']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTeamsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listTeams>>>
export type ListTeamsInfiniteQueryError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse


export function useListTeamsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listTeams>>, ListTeamsParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListTeamsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTeams>>, TError, TData, QueryKey, ListTeamsParams['skip']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTeams>>,
          TError,
          Awaited<ReturnType<typeof listTeams>>, QueryKey
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTeamsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listTeams>>, ListTeamsParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListTeamsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTeams>>, TError, TData, QueryKey, ListTeamsParams['skip']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTeams>>,
          TError,
          Awaited<ReturnType<typeof listTeams>>, QueryKey
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTeamsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listTeams>>, ListTeamsParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListTeamsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTeams>>, TError, TData, QueryKey, ListTeamsParams['skip']>>, }
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the teams of an account
 */

export function useListTeamsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listTeams>>, ListTeamsParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListTeamsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTeams>>, TError, TData, QueryKey, ListTeamsParams['skip']>>, }
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTeamsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListTeamsQueryOptions = <TData = Awaited<ReturnType<typeof listTeams>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(params: ListTeamsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTeams>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTeamsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTeams>>> = ({ signal }) => listTeams(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTeams>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTeamsQueryResult = NonNullable<Awaited<ReturnType<typeof listTeams>>>
export type ListTeamsQueryError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse


export function useListTeams<TData = Awaited<ReturnType<typeof listTeams>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListTeamsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTeams>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTeams>>,
          TError,
          Awaited<ReturnType<typeof listTeams>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTeams<TData = Awaited<ReturnType<typeof listTeams>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListTeamsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTeams>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTeams>>,
          TError,
          Awaited<ReturnType<typeof listTeams>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTeams<TData = Awaited<ReturnType<typeof listTeams>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListTeamsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTeams>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the teams of an account
 */

export function useListTeams<TData = Awaited<ReturnType<typeof listTeams>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListTeamsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTeams>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTeamsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Creates a team in the account named in the body. Returns it as saved, with defaults and counted fields filled in. Returns 409 if the account already uses the id for another of its teams. Needs account:write or admin:write.
 * @summary Create a team
 */
export const createTeam = (
    teamCreate: TeamCreate,
 signal?: AbortSignal
) => {


      return request<Team>(
      {url: `/teams`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: teamCreate, signal
    },
      );
    }


/**
 * Replaces the team named by `account` and `id` in the body. The body is the object as it was received, with only the edited fields changed: keep every field it has, known or not, and drop those it no longer has. Counted fields are ignored. It never creates an object: returns 404 for an unknown id. The last write wins. Needs account:write or admin:write.
 * @summary Update a team
 */
export const updateTeam = (
    teamUpdate: TeamUpdate,
 signal?: AbortSignal
) => {


      return request<Team>(
      {url: `/teams`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: teamUpdate, signal
    },
      );
    }


/**
 * Permanently deletes the team. Its players stay, without a team. The console offers this to everybody who can see the list; the server returns 403 to callers without the permission. Needs account:write or admin:write.
 * @summary Delete a team
 */
export const deleteTeam = (
    account: string,
    id: string,
 signal?: AbortSignal
) => {


      return request<void>(
      {url: `/teams/${encodeURIComponent(String(account))}/${encodeURIComponent(String(id))}`, method: 'DELETE', signal
    },
      );
    }


