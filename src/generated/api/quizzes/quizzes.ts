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
  ListQuizzesParams,
  NotFoundResponse,
  Quiz,
  QuizCreate,
  QuizUpdate,
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
 * The server puts the list into a stable order, skips `skip` objects, and returns at most `limit`. The order is the server's choice, but must be total and the same for every call, so that paging neither repeats nor misses an object; the console sorts for display. Returns an empty array for an account without quizzes. Needs any of the four permissions.
 * @summary List the quizzes of an account
 */
export const listQuizzes = (
    params: ListQuizzesParams,
 signal?: AbortSignal
) => {


      return request<Quiz[]>(
      {url: `/quizzes`, method: 'GET',
        params, signal
    },
      );
    }




export const getListQuizzesInfiniteQueryKey = (params?: ListQuizzesParams,) => {
    return [
    'infinite', `/quizzes`, ...(params ? [params] : [])
    ] as const;
    }

export const getListQuizzesQueryKey = (params?: ListQuizzesParams,) => {
    return [
    `/quizzes`, ...(params ? [params] : [])
    ] as const;
    }


export const getListQuizzesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listQuizzes>>, ListQuizzesParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(params: ListQuizzesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listQuizzes>>, TError, TData, QueryKey, ListQuizzesParams['skip']>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListQuizzesInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listQuizzes>>, QueryKey, ListQuizzesParams['skip']> = ({ signal, pageParam }) => listQuizzes({...params, 'skip': pageParam ?? params?.['skip']}, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listQuizzes>>, TError, TData, QueryKey, ListQuizzesParams['skip']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListQuizzesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listQuizzes>>>
export type ListQuizzesInfiniteQueryError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse


export function useListQuizzesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listQuizzes>>, ListQuizzesParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListQuizzesParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listQuizzes>>, TError, TData, QueryKey, ListQuizzesParams['skip']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listQuizzes>>,
          TError,
          Awaited<ReturnType<typeof listQuizzes>>, QueryKey
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListQuizzesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listQuizzes>>, ListQuizzesParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListQuizzesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listQuizzes>>, TError, TData, QueryKey, ListQuizzesParams['skip']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listQuizzes>>,
          TError,
          Awaited<ReturnType<typeof listQuizzes>>, QueryKey
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListQuizzesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listQuizzes>>, ListQuizzesParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListQuizzesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listQuizzes>>, TError, TData, QueryKey, ListQuizzesParams['skip']>>, }
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the quizzes of an account
 */

export function useListQuizzesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listQuizzes>>, ListQuizzesParams['skip']>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListQuizzesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listQuizzes>>, TError, TData, QueryKey, ListQuizzesParams['skip']>>, }
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListQuizzesInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListQuizzesQueryOptions = <TData = Awaited<ReturnType<typeof listQuizzes>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(params: ListQuizzesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQuizzes>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListQuizzesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listQuizzes>>> = ({ signal }) => listQuizzes(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listQuizzes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListQuizzesQueryResult = NonNullable<Awaited<ReturnType<typeof listQuizzes>>>
export type ListQuizzesQueryError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse


export function useListQuizzes<TData = Awaited<ReturnType<typeof listQuizzes>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListQuizzesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQuizzes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listQuizzes>>,
          TError,
          Awaited<ReturnType<typeof listQuizzes>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListQuizzes<TData = Awaited<ReturnType<typeof listQuizzes>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListQuizzesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQuizzes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listQuizzes>>,
          TError,
          Awaited<ReturnType<typeof listQuizzes>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListQuizzes<TData = Awaited<ReturnType<typeof listQuizzes>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListQuizzesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQuizzes>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the quizzes of an account
 */

export function useListQuizzes<TData = Awaited<ReturnType<typeof listQuizzes>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>(
 params: ListQuizzesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQuizzes>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListQuizzesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Creates a quiz in the account named in the body. Returns it as saved, with defaults and counted fields filled in. Returns 409 if the account already uses the id for another of its quizzes. Needs account:write or admin:write.
 * @summary Create a quiz
 */
export const createQuiz = (
    quizCreate: QuizCreate,
 signal?: AbortSignal
) => {


      return request<Quiz>(
      {url: `/quizzes`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: quizCreate, signal
    },
      );
    }


/**
 * Replaces the quiz named by `account` and `id` in the body. The body is the object as it was received, with only the edited fields changed: keep every field it has, known or not, and drop those it no longer has. Counted fields are ignored. It never creates an object: returns 404 for an unknown id. The last write wins. Needs account:write or admin:write.
 * @summary Update a quiz
 */
export const updateQuiz = (
    quizUpdate: QuizUpdate,
 signal?: AbortSignal
) => {


      return request<Quiz>(
      {url: `/quizzes`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: quizUpdate, signal
    },
      );
    }


/**
 * Permanently deletes the quiz. Results are gone; rewards already given stay. The console offers this to everybody who can see the list; the server returns 403 to callers without the permission. Needs account:write or admin:write.
 * @summary Delete a quiz
 */
export const deleteQuiz = (
    account: string,
    id: string,
 signal?: AbortSignal
) => {


      return request<void>(
      {url: `/quizzes/${encodeURIComponent(String(account))}/${encodeURIComponent(String(id))}`, method: 'DELETE', signal
    },
      );
    }


