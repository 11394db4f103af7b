import { type AnyRoute, type LinkProps, useMatches, useRouter, useRouterState } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { EntityType } from '@/model/entityTypes'
import { isFeatureOn, pageName } from '@/model/features'

/**
 * A page about the whole programme, in the static data of its route. Navigation, head, title of the window, shortcut and
 * its switch in `config.json` come from it; nothing else lists the pages.
 */
export interface ProgrammePage {
  title: string
  icon: LucideIcon
  /**
   * Position in the navigation group Programme, from 1. Pages without it are opened from other screens and Global
   * Search.
   */
  place?: number
  /** The section that is marked in the navigation while the page is shown. */
  section?: EntityType
  /** In capital letters, below the title. */
  tagline?: string
  /** The key after `g`. */
  shortcut?: string
  /** Rendered at the end of its link in the navigation. */
  Badge?: ComponentType
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    page?: ProgrammePage
  }
}

type LinkedPage = ProgrammePage & { to: string }

type Address = Extract<LinkProps['to'], '/' | `/programme/${string}`>

const isOn = (address: string) => isFeatureOn(pageName(address))

/** Whether this deployment has a page (rule BRAND-6). A link to a page that is off is left out. */
export const isPageOn = (to: Address): boolean => isOn(to)

/** Whether a route is a page that this deployment has turned off. */
export const isPageOff = (page: ProgrammePage | undefined, address: string): boolean =>
  page !== undefined && !isOn(address)

/** The pages of these routes that this deployment has, in the order of the navigation; those that are not in it last. */
export const allPagesOf = ({ routesById }: { routesById: object }): LinkedPage[] =>
  Object.values(routesById as Record<string, AnyRoute>)
    .flatMap(({ fullPath, options }) => {
      const page: ProgrammePage | undefined = options.staticData?.page
      return page && isOn(fullPath) ? [{ ...page, to: fullPath }] : []
    })
    .sort((a, b) => placeOf(a) - placeOf(b))

const placeOf = ({ place = Number.MAX_SAFE_INTEGER }: ProgrammePage) => place

/** The pages in the navigation, in its order. */
export const pagesOf = (router: { routesById: object }): LinkedPage[] =>
  allPagesOf(router).filter(({ place }) => place !== undefined)

/** The pages in the navigation. In development, an edit of a route's static data gives the router new routes. */
export function usePages(): LinkedPage[] {
  const router = useRouter()
  const routesById = useRouterState({ select: () => router.routesById })
  return pagesOf({ routesById })
}

/** The page that is shown; undefined on any other screen, and at the address of a page that is off. */
export const useCurrentPage = (): ProgrammePage | undefined =>
  useMatches({
    select: (matches) => {
      const match = matches.findLast(({ staticData }) => staticData.page)
      return match && isOn(match.fullPath) ? match.staticData.page : undefined
    },
  })

/** The page that is shown, for its own components. */
export function usePage(): ProgrammePage {
  const page = useCurrentPage()
  if (!page) throw new Error('The route of this screen has no page in its static data')
  return page
}
