import { consoleName } from './brand'

/** The title of the browser tab: the screen, then the name of the console (rule ROUTE-13). */
export const WindowTitle = ({ children }: { children: string }) => (
  <title>{`${children} - ${consoleName()}`}</title>
)
