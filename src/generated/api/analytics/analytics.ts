/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  BadRequestResponse,
  ForbiddenResponse,
  GetAnalyticsParams,
  NotFoundResponse,
  ServerErrorResponse,
  Statistics,
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
 * Totals of one account for the statistics strip, loaded every 5 seconds while the console is visible. Needs any of the four permissions.
 * @summary Get the statistics of an account
 */
export const getAnalytics = (
    params: GetAnalyticsParams,
 signal?: AbortSignal
) => {


      return request<Statistics>(
      {url: `/analytics`, method: 'GET',
        params, signal
    },
      );
    }




export const getGetAnalyticsQueryKey = (params?: GetAnalyticsParams,) => {
    return [
    `/analytics`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetAnalyticsQueryOptions = <TData = Awaited<ReturnType<typeof getAnalytics>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(params: GetAnalyticsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalytics>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAnalyticsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAnalytics>>> = ({ signal }) => getAnalytics(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAnalytics>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAnalyticsQueryResult = NonNullable<Awaited<ReturnType<typeof getAnalytics>>>
export type GetAnalyticsQueryError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse


export function useGetAnalytics<TData = Awaited<ReturnType<typeof getAnalytics>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: GetAnalyticsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalytics>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAnalytics>>,
          TError,
          Awaited<ReturnType<typeof getAnalytics>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAnalytics<TData = Awaited<ReturnType<typeof getAnalytics>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: GetAnalyticsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalytics>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAnalytics>>,
          TError,
          Awaited<ReturnType<typeof getAnalytics>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAnalytics<TData = Awaited<ReturnType<typeof getAnalytics>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: GetAnalyticsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalytics>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the statistics of an account
 */

export function useGetAnalytics<TData = Awaited<ReturnType<typeof getAnalytics>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: GetAnalyticsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalytics>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAnalyticsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Totals over all accounts, shown to admin readers while no account is selected. Needs admin:read or admin:write.
 * @summary Get the statistics of all accounts together
 */
export const getAggregatedAnalytics = (

 signal?: AbortSignal
) => {


      return request<Statistics>(
      {url: `/analytics/aggregated`, method: 'GET', signal
    },
      );
    }




export const getGetAggregatedAnalyticsQueryKey = () => {
    return [
    `/analytics/aggregated`
    ] as const;
    }


export const getGetAggregatedAnalyticsQueryOptions = <TData = Awaited<ReturnType<typeof getAggregatedAnalytics>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAggregatedAnalytics>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAggregatedAnalyticsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAggregatedAnalytics>>> = ({ signal }) => getAggregatedAnalytics(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAggregatedAnalytics>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAggregatedAnalyticsQueryResult = NonNullable<Awaited<ReturnType<typeof getAggregatedAnalytics>>>
export type GetAggregatedAnalyticsQueryError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse


export function useGetAggregatedAnalytics<TData = Awaited<ReturnType<typeof getAggregatedAnalytics>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAggregatedAnalytics>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAggregatedAnalytics>>,
          TError,
          Awaited<ReturnType<typeof getAggregatedAnalytics>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAggregatedAnalytics<TData = Awaited<ReturnType<typeof getAggregatedAnalytics>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAggregatedAnalytics>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAggregatedAnalytics>>,
          TError,
          Awaited<ReturnType<typeof getAggregatedAnalytics>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAggregatedAnalytics<TData = Awaited<ReturnType<typeof getAggregatedAnalytics>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAggregatedAnalytics>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the statistics of all accounts together
 */

export function useGetAggregatedAnalytics<TData = Awaited<ReturnType<typeof getAggregatedAnalytics>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAggregatedAnalytics>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAggregatedAnalyticsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






