import { basePath } from '@/lib/basePath'

/** The path of this page, without the path that the console is served at: `/workshop`, also at `/demo/workshop`. */
export const ownPath = (): string => window.location.pathname.slice(basePath.length)
