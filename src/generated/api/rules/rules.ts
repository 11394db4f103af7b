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
  ListRulesParams,
  NotFoundResponse,
  Rule,
  RuleCreate,
  RuleUpdate,
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
 * The server puts the list into a stable order, skips `skip` objects, and returns at most `limit`. The order is the server's choice, but must be total and the same for every call, so that paging neither repeats nor misses an object; the console sorts for display. Returns an empty array for an account without rules. Needs any of the four permissions.
 * @summary List the rules of an account
 */
export const listRules = (
    params: ListRulesParams,
 signal?: AbortSignal
) => {


      return request<Rule[]>(
      {url: `/rules`, method: 'GET',
        params, signal
    },
      );
    }




export const getListRulesInfiniteQueryKey = (params?: ListRulesParams,) => {
    return [
    'infinite', `/rules`, ...(params ? [params] : [])
    ] as const;
    }

export const getListRulesQueryKey = (params?: ListRulesParams,) => {
    return [
    `/rules`, ...(params ? [params] : [])
    ] as const;
    }


export const getListRulesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listRules>>, ListRulesParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(params: ListRulesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listRules>>, TError, TData, QueryKey, ListRulesParams['skip']>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRulesInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRules>>, QueryKey, ListRulesParams['skip']> = ({ signal, pageParam }) => listRules({...params, 'skip': pageParam ?? params?.['skip']}, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listRules>>, TError, TData, QueryKey, ListRulesParams['skip']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRulesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listRules>>>
export type ListRulesInfiniteQueryError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse


export function useListRulesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listRules>>, ListRulesParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListRulesParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listRules>>, TError, TData, QueryKey, ListRulesParams['skip']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRules>>,
          TError,
          Awaited<ReturnType<typeof listRules>>, QueryKey
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRulesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listRules>>, ListRulesParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListRulesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listRules>>, TError, TData, QueryKey, ListRulesParams['skip']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRules>>,
          TError,
          Awaited<ReturnType<typeof listRules>>, QueryKey
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRulesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listRules>>, ListRulesParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListRulesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listRules>>, TError, TData, QueryKey, ListRulesParams['skip']>>, }
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the rules of an account
 */

export function useListRulesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listRules>>, ListRulesParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListRulesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listRules>>, TError, TData, QueryKey, ListRulesParams['skip']>>, }
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRulesInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListRulesQueryOptions = <TData = Awaited<ReturnType<typeof listRules>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(params: ListRulesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRules>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRulesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRules>>> = ({ signal }) => listRules(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRules>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRulesQueryResult = NonNullable<Awaited<ReturnType<typeof listRules>>>
export type ListRulesQueryError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse


export function useListRules<TData = Awaited<ReturnType<typeof listRules>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListRulesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRules>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRules>>,
          TError,
          Awaited<ReturnType<typeof listRules>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRules<TData = Awaited<ReturnType<typeof listRules>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListRulesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRules>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRules>>,
          TError,
          Awaited<ReturnType<typeof listRules>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRules<TData = Awaited<ReturnType<typeof listRules>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListRulesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRules>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the rules of an account
 */

export function useListRules<TData = Awaited<ReturnType<typeof listRules>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListRulesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRules>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRulesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Creates a rule in the account named in the body. Returns it as saved, with defaults and counted fields filled in. Returns 409 if the account already uses the id for another of its rules. Needs account:write or admin:write.
 * @summary Create a rule
 */
export const createRule = (
    ruleCreate: RuleCreate,
 signal?: AbortSignal
) => {


      return request<Rule>(
      {url: `/rules`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: ruleCreate, signal
    },
      );
    }


/**
 * Replaces the rule named by `account` and `id` in the body. The body is the object as it was received, with only the edited fields changed: keep every field it has, known or not, and drop those it no longer has. Counted fields are ignored. It never creates an object: returns 404 for an unknown id. The last write wins. Needs account:write or admin:write.
 * @summary Update a rule
 */
export const updateRule = (
    ruleUpdate: RuleUpdate,
 signal?: AbortSignal
) => {


      return request<Rule>(
      {url: `/rules`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: ruleUpdate, signal
    },
      );
    }


/**
 * Permanently deletes the rule. It no longer applies. The console offers this to everybody who can see the list; the server returns 403 to callers without the permission. Needs account:write or admin:write.
 * @summary Delete a rule
 */
export const deleteRule = (
    account: string,
    id: string,
 signal?: AbortSignal
) => {


      return request<void>(
      {url: `/rules/${encodeURIComponent(String(account))}/${encodeURIComponent(String(id))}`, method: 'DELETE', signal
    },
      );
    }


