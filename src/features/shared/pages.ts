import { type AnyRoute, useMatches, useRouter } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'

/**
 * A page about the whole programme, in the static data of its route. Navigation, head, title of the window and shortcut
 * come from it; nothing else lists the pages.
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
  /** Whether this deployment has the page. Default: always. */
  isOn?: () => boolean
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    page?: ProgrammePage
  }
}

type LinkedPage = ProgrammePage & { to: string }

/** The pages of these routes, in the order of the navigation. */
export const pagesOf = ({ routesById }: { routesById: object }): LinkedPage[] =>
  Object.values(routesById as Record<string, AnyRoute>)
    .flatMap(({ fullPath, options }) => {
      const page: ProgrammePage | undefined = options.staticData?.page
      return page && page.isOn?.() !== false ? [{ ...page, to: fullPath }] : []
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
