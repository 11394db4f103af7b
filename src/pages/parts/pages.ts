import { type AnyRoute, type LinkProps, useMatches, useRouter } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import { isFeatureOn, pageName } from '@/model/features'

/**
 * A page about the whole programme, in the static data of its route. Navigation, head, title of the window, shortcut and
 * its switch in `config.json` come from it; nothing else lists the pages.
 */
export interface ProgrammePage {
  title: string
  icon: LucideIcon
  /** Its place in the navigation group Programme, from 1. */
  place: number
  /** In capital letters, below the title. */
  tagline?: string
  /** The key after `g`. */
  shortcut?: string
  /** Shown at the end of its link. */
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

/** Whether the route with this static data and address is a page that this deployment does not have. */
export const isPageOff = (page: ProgrammePage | undefined, address: string): boolean =>
  page !== undefined && !isOn(address)

/** The pages of these routes that this deployment has, in the order of the navigation. */
export const pagesOf = ({ routesById }: { routesById: object }): LinkedPage[] =>
  Object.values(routesById as Record<string, AnyRoute>)
    .flatMap(({ fullPath, options }) => {
      const page: ProgrammePage | undefined = options.staticData?.page
      return page && isOn(fullPath) ? [{ ...page, to: fullPath }] : []
    })
    .sort((a, b) => a.place - b.place)

export const usePages = (): LinkedPage[] => pagesOf(useRouter())

/** The page that is shown; undefined on any other screen. */
export const useCurrentPage = (): ProgrammePage | undefined =>
  useMatches({ select: (matches) => matches.findLast(({ staticData }) => staticData.page)?.staticData.page })

/** The page that is shown, for its own components. */
export function usePage(): ProgrammePage {
  const page = useCurrentPage()
  if (!page) throw new Error('The route of this screen has no page in its static data')
  return page
}
