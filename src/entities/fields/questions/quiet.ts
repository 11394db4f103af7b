import { createContext, type FocusEvent, useContext, useState } from 'react'
import { afterPress } from '@/form/press'

/** An item that was just added is blank, so its warnings wait until the focus has left it once. Errors always show. */
const QuietContext = createContext(false)
export const QuietProvider = QuietContext.Provider

/** Whether an item still hides its warnings. Put `onBlur` on the element around its controls. */
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

/** The warning, or undefined while warnings are hidden. */
export const useDoubt = (doubt: string | undefined): string | undefined =>
  useContext(QuietContext) ? undefined : doubt
