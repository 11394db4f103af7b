import { Center, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { WindowTitle } from '@/ui/WindowTitle'
import { usePage } from './pages'

/** The title of the window, with the object that the page shows. */
export const PageTitle = ({ of }: { of?: string | undefined }) => (
  <WindowTitle>{(of === undefined ? '' : `${of} - `) + usePage().title}</WindowTitle>
)

/** The title of the page, and its tagline. */
export function PageHeading() {
  const { title, tagline } = usePage()
  return (
    <div>
      <chakra.h1 tabIndex={-1} textStyle="pageTitle" outline="0">
        {title}
      </chakra.h1>
      <chakra.p textStyle="tagline" color="accent.text">
        {tagline}
      </chakra.p>
    </div>
  )
}

/**
 * The head of a page about the whole programme. It looks like the head of a list.
 * @param props.of the object that the page shows, for the title of the window
 * @param props.children shown at the end, such as a button
 */
export function ProgrammeHead({ of, children }: { of?: string | undefined; children?: ReactNode }) {
  const { icon: Icon } = usePage()
  return (
    <Head>
      <PageTitle of={of} />
      <chakra.div display="flex" flex="1" alignItems="center" gap="3" minW="0">
        <Center flexShrink="0" boxSize="40px" borderRadius="thumb" bg="primary.subtle" color="primary.text">
          <Icon size={20} strokeWidth={1.75} aria-hidden />
        </Center>
        <PageHeading />
      </chakra.div>
      {children}
    </Head>
  )
}

const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '3.75rem',
    ps: '5',
    pe: '4',
    borderBottomWidth: '1px',
    // The container is the panel (list/Panel.module.css).
    '@container list (max-width: 39.99rem)': { flexWrap: 'wrap', px: '3', py: '3' },
  },
})
