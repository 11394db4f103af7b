import { createContext, type FocusEvent, useContext, useState } from 'react'
import { afterPress } from '@/form/press'

/**
 * What was just added is blank, as everybody can see: it is not warned of before the focus has left it once. Errors are
 * always shown.
 */
const QuietContext = createContext(false)
export const QuietProvider = QuietContext.Provider

/** Whether an item is still quiet; `onBlur` belongs on the element around its controls. */
export function useQuiet(isNew: boolean) {
  const around = useContext(QuietContext)
  const [isFresh, setFresh] = useState(isNew)
  return {
    isQuiet: around || isFresh,
    end: () => setFresh(false),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) afterPress(() => setFresh(false))
    },
  }
}

/** The warning, unless it is too early for it. */
export const useDoubt = (doubt: string | undefined): string | undefined =>
  useContext(QuietContext) ? undefined : doubt
