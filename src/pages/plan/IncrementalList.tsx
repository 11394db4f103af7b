import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { More } from '@/ui/More'
import { useShown } from '@/ui/usePrinting'

/** The number of rows rendered at once, because a plan can have thousands. Not more, so that the page is not blocked. */
const first = 12
/** The number of rows that a click on the button adds. */
const step = 40

interface IncrementalListProps<Item> {
  items: readonly Item[]
  children: (item: Item, index: number) => ReactNode
}

/** A long list that renders its first rows, and more when its end comes near the viewport. */
export function IncrementalList<Item>({ items, children }: IncrementalListProps<Item>) {
  const [shown, setShown] = useShown(first)
  const end = useRef<HTMLDivElement>(null)
  const rest = items.length - shown
  useEffect(() => {
    if (rest <= 0 || !end.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setShown(shown + first), {
      rootMargin: '600px',
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [rest, shown, setShown])
  return (
    <>
      <chakra.ul listStyleType="none">{items.slice(0, shown).map(children)}</chakra.ul>
      {rest > 0 && (
        <chakra.div ref={end} px="inset" py="2" borderBottomWidth="1px">
          <More rest={rest} step={step} names={44} onClick={() => setShown(shown + step)} />
        </chakra.div>
      )}
    </>
  )
}
