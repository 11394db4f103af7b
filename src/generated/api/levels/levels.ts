/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import {
  useInfiniteQuery,
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseInfiniteQueryResult,
  DefinedUseQueryResult,
  InfiniteData,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseInfiniteQueryOptions,
  UseInfiniteQueryResult,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  BadRequestResponse,
  ConflictResponse,
  ForbiddenResponse,
  Level,
  LevelCreate,
  LevelUpdate,
  ListLevelsParams,
  NotFoundResponse,
  ServerErrorResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse
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




export const getCreateLevelMutationKey = () => ['createLevel'] as const;

export const getCreateLevelMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServerErrorResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createLevel>>, TError,CreateLevelMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof createLevel>>, TError,CreateLevelMutationVariables, TContext> => {

const mutationKey = getCreateLevelMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createLevel>>, CreateLevelMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createLevel(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateLevelMutationResult = NonNullable<Awaited<ReturnType<typeof createLevel>>>
    export type CreateLevelMutationBody = LevelCreate
    export type CreateLevelMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServerErrorResponse
    export type CreateLevelMutationVariables = {data: LevelCreate}

    /**
 * @summary Create a level
 */
export const useCreateLevel = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServerErrorResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createLevel>>, TError,CreateLevelMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createLevel>>,
        TError,
        CreateLevelMutationVariables,
        TContext
      > => {
      return useMutation(getCreateLevelMutationOptions(options), queryClient);
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




export const getUpdateLevelMutationKey = () => ['updateLevel'] as const;

export const getUpdateLevelMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServerErrorResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateLevel>>, TError,UpdateLevelMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof updateLevel>>, TError,UpdateLevelMutationVariables, TContext> => {

const mutationKey = getUpdateLevelMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateLevel>>, UpdateLevelMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateLevel(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateLevelMutationResult = NonNullable<Awaited<ReturnType<typeof updateLevel>>>
    export type UpdateLevelMutationBody = LevelUpdate
    export type UpdateLevelMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServerErrorResponse
    export type UpdateLevelMutationVariables = {data: LevelUpdate}

    /**
 * @summary Update a level
 */
export const useUpdateLevel = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | ServerErrorResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateLevel>>, TError,UpdateLevelMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateLevel>>,
        TError,
        UpdateLevelMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateLevelMutationOptions(options), queryClient);
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




export const getDeleteLevelMutationKey = () => ['deleteLevel'] as const;

export const getDeleteLevelMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteLevel>>, TError,DeleteLevelMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof deleteLevel>>, TError,DeleteLevelMutationVariables, TContext> => {

const mutationKey = getDeleteLevelMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteLevel>>, DeleteLevelMutationVariables> = (props) => {
          const {account,id} = props ?? {};

          return  deleteLevel(account,id,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteLevelMutationResult = NonNullable<Awaited<ReturnType<typeof deleteLevel>>>

    export type DeleteLevelMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse
    export type DeleteLevelMutationVariables = {account: string;id: string}

    /**
 * @summary Delete a level
 */
export const useDeleteLevel = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteLevel>>, TError,DeleteLevelMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteLevel>>,
        TError,
        DeleteLevelMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteLevelMutationOptions(options), queryClient);
    }
