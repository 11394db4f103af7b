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
  ListSurveysParams,
  NotFoundResponse,
  ServerErrorResponse,
  Survey,
  SurveyCreate,
  SurveyUpdate,
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
 * The server puts the list into a stable order, skips `skip` objects, and returns at most `limit`. The order is the server's choice, but must be total and the same for every call, so that paging neither repeats nor misses an object; the console sorts for display. Returns an empty array for an account without surveys. Needs any of the four permissions.
 * @summary List the surveys of an account
 */
export const listSurveys = (
    params: ListSurveysParams,
 signal?: AbortSignal
) => {


      return request<Survey[]>(
      {url: `/surveys`, method: 'GET',
        params, signal
    },
      );
    }




export const getListSurveysInfiniteQueryKey = (params?: ListSurveysParams,) => {
    return [
    'infinite', `/surveys`, ...(params ? [params] : [])
    ] as const;
    }

export const getListSurveysQueryKey = (params?: ListSurveysParams,) => {
    return [
    `/surveys`, ...(params ? [params] : [])
    ] as const;
    }


export const getListSurveysInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listSurveys>>, ListSurveysParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(params: ListSurveysParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSurveys>>, TError, TData, QueryKey, ListSurveysParams['skip']>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSurveysInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSurveys>>, QueryKey, ListSurveysParams['skip']> = ({ signal, pageParam }) => listSurveys({...params, 'skip': pageParam ?? params?.['skip']}, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSurveys>>, TError, TData, QueryKey, ListSurveysParams['skip']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSurveysInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listSurveys>>>
export type ListSurveysInfiniteQueryError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse


export function useListSurveysInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSurveys>>, ListSurveysParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListSurveysParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSurveys>>, TError, TData, QueryKey, ListSurveysParams['skip']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSurveys>>,
          TError,
          Awaited<ReturnType<typeof listSurveys>>, QueryKey
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSurveysInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSurveys>>, ListSurveysParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListSurveysParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSurveys>>, TError, TData, QueryKey, ListSurveysParams['skip']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSurveys>>,
          TError,
          Awaited<ReturnType<typeof listSurveys>>, QueryKey
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSurveysInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSurveys>>, ListSurveysParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListSurveysParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSurveys>>, TError, TData, QueryKey, ListSurveysParams['skip']>>, }
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the surveys of an account
 */

export function useListSurveysInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSurveys>>, ListSurveysParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListSurveysParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSurveys>>, TError, TData, QueryKey, ListSurveysParams['skip']>>, }
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSurveysInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListSurveysQueryOptions = <TData = Awaited<ReturnType<typeof listSurveys>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(params: ListSurveysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSurveys>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSurveysQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSurveys>>> = ({ signal }) => listSurveys(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSurveys>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSurveysQueryResult = NonNullable<Awaited<ReturnType<typeof listSurveys>>>
export type ListSurveysQueryError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse


export function useListSurveys<TData = Awaited<ReturnType<typeof listSurveys>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListSurveysParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSurveys>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSurveys>>,
          TError,
          Awaited<ReturnType<typeof listSurveys>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSurveys<TData = Awaited<ReturnType<typeof listSurveys>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListSurveysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSurveys>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSurveys>>,
          TError,
          Awaited<ReturnType<typeof listSurveys>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSurveys<TData = Awaited<ReturnType<typeof listSurveys>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListSurveysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSurveys>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the surveys of an account
 */

export function useListSurveys<TData = Awaited<ReturnType<typeof listSurveys>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListSurveysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSurveys>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSurveysQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Creates a survey in the account named in the body. Returns it as saved, with defaults and counted fields filled in. Returns 409 if the account already uses the id for another of its surveys. Needs account:write or admin:write.
 * @summary Create a survey
 */
export const createSurvey = (
    surveyCreate: SurveyCreate,
 signal?: AbortSignal
) => {


      return request<Survey>(
      {url: `/surveys`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: surveyCreate, signal
    },
      );
    }


/**
 * Replaces the survey named by `account` and `id` in the body. The body is the object as it was received, with only the edited fields changed: keep every field it has, known or not, and drop those it no longer has. Counted fields are ignored. It never creates an object: returns 404 for an unknown id. The last write wins. Needs account:write or admin:write.
 * @summary Update a survey
 */
export const updateSurvey = (
    surveyUpdate: SurveyUpdate,
 signal?: AbortSignal
) => {


      return request<Survey>(
      {url: `/surveys`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: surveyUpdate, signal
    },
      );
    }


/**
 * Permanently deletes the survey. Answers are gone; rewards already given stay. The console offers this to everybody who can see the list; the server returns 403 to callers without the permission. Needs account:write or admin:write.
 * @summary Delete a survey
 */
export const deleteSurvey = (
    account: string,
    id: string,
 signal?: AbortSignal
) => {


      return request<void>(
      {url: `/surveys/${encodeURIComponent(String(account))}/${encodeURIComponent(String(id))}`, method: 'DELETE', signal
    },
      );
    }


