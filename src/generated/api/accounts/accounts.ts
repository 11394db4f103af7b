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
  Account,
  AccountCopy,
  AccountCreate,
  AccountUpdate,
  ForbiddenResponse,
  ImageUpload,
  ImageUploadResult,
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
 * Returns all accounts to callers with admin:read or admin:write, and to others the accounts listed in the access token. Not paged: returns the whole list, in a stable order. Needs any of the four permissions.
 * @summary List the accounts
 */
export const listAccounts = (

 signal?: AbortSignal
) => {


      return request<Account[]>(
      {url: `/accounts`, method: 'GET', signal
    },
      );
    }




export const getListAccountsQueryKey = () => {
    return [
    `/accounts`
    ] as const;
    }


export const getListAccountsQueryOptions = <TData = Awaited<ReturnType<typeof listAccounts>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAccounts>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAccountsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAccounts>>> = ({ signal }) => listAccounts(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAccounts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAccountsQueryResult = NonNullable<Awaited<ReturnType<typeof listAccounts>>>
export type ListAccountsQueryError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse


export function useListAccounts<TData = Awaited<ReturnType<typeof listAccounts>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAccounts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAccounts>>,
          TError,
          Awaited<ReturnType<typeof listAccounts>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAccounts<TData = Awaited<ReturnType<typeof listAccounts>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAccounts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAccounts>>,
          TError,
          Awaited<ReturnType<typeof listAccounts>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAccounts<TData = Awaited<ReturnType<typeof listAccounts>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAccounts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the accounts
 */

export function useListAccounts<TData = Awaited<ReturnType<typeof listAccounts>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAccounts>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAccountsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Creates an account and issues its API key. Returns 409 if the id is taken. Needs admin:write.
 * @summary Create an account
 */
export const createAccount = (
    accountCreate: AccountCreate,
 signal?: AbortSignal
) => {


      return request<Account>(
      {url: `/accounts`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: accountCreate, signal
    },
      );
    }


/**
 * Replaces the account named by `account` in the body. The body is the object as it was received, with only the edited fields changed: keep every field it has, known or not, and drop those it no longer has. The API key is ignored. It never creates an object: returns 404 for an unknown id. The last write wins. Needs admin:write.
 * @summary Update an account
 */
export const updateAccount = (
    accountUpdate: AccountUpdate,
 signal?: AbortSignal
) => {


      return request<Account>(
      {url: `/accounts`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: accountUpdate, signal
    },
      );
    }


/**
 * Copies the engagement objects of one account into another: achievements, events, leaderboards, levels, missions, mystery boxes, prizes, quizzes, raffles, rules, streaks, surveys and teams, but no players. Copies keep their ids and belong to the target account; fields counted by the server start at zero. Objects of the target whose id is already in use stay as they are. Either everything is copied or nothing. Returns 422 if both accounts are the same. Needs admin:write.
 * @summary Copy the elements of an account into another
 */
export const copyAccountElements = (
    accountCopy: AccountCopy,
 signal?: AbortSignal
) => {


      return request<void>(
      {url: `/accounts/copy`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: accountCopy, signal
    },
      );
    }


/**
 * Stores an image in the image folder of the account and returns its URL. The console uses it for pictures of accounts, of all other objects, and of questions and choices, and stores the URL as their `imgUrl` with the next save. URLs of images hosted elsewhere are stored as they are, without this call. The account does not have to exist yet: the picture of a new account can be uploaded as soon as its id is entered. Returns 422 with `field` image if the file is not an image or is too large; the previous picture then stays. Needs account:write or admin:write; for an account that does not exist yet, admin:write.
 * @summary Upload an image
 */
export const uploadAccountImage = (
    account: string,
    imageUpload: ImageUpload,
 signal?: AbortSignal
) => {

      const formData = new FormData();
formData.append(`image`, imageUpload.image);
if(imageUpload.account !== undefined) {
 formData.append(`account`, imageUpload.account);
 }

      return request<ImageUploadResult>(
      {url: `/accounts/image/${encodeURIComponent(String(account))}`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
       data: formData, signal
    },
      );
    }


/**
 * Permanently deletes the account with all its objects and players. Needs admin:write.
 * @summary Delete an account
 */
export const deleteAccount = (
    id: string,
 signal?: AbortSignal
) => {


      return request<void>(
      {url: `/accounts/${encodeURIComponent(String(id))}`, method: 'DELETE', signal
    },
      );
    }


