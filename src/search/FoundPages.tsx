import { chakra } from '@chakra-ui/react'
import { Kbd } from '@/ui/inline'
import type { FoundPage } from './types'

interface FoundPagesProps {
  pages: readonly FoundPage[]
  /** Enter in the search box opens the first page, because there is no result. */
  takesEnter: boolean
  onChoose: (page: FoundPage) => void
}

/** The pages whose titles match, above the results. They are not counted as results. */
export const FoundPages = ({ pages, takesEnter, onChoose }: FoundPagesProps) => (
  <Pages aria-label="Pages">
    {pages.map((page, index) => (
      <a
        key={page.href}
        href={page.href}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          onChoose(page)
        }}
      >
        <page.icon size={16} aria-hidden />
        <span>{page.title}</span>
        {takesEnter && index === 0 && <Kbd aria-hidden>Enter</Kbd>}
      </a>
    ))}
  </Pages>
)

const Pages = chakra('nav', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    flexShrink: '0',
    gap: '2',
    px: '5',
    pb: '3',
    '& a': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minH: { base: '44px', md: 'control.sm' },
      px: '3',
      borderWidth: '1px',
      borderRadius: 'md',
      textStyle: 'sm',
      fontWeight: '550',
      _hover: { bg: 'bg.hover' },
    },
    '& svg': { color: 'fg.muted' },
    '& kbd': { display: { base: 'none', md: 'block' } },
  },
})
