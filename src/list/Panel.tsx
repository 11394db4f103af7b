import { chakra } from '@chakra-ui/react'
import { listContainer } from './tableStyles'

/** The framed surface of a list. With `grows` it fills the column that it stands in, for a state in its middle. */
export const Panel = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minW: '0',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'lg',
    boxShadow: 'xs',
    overflow: 'clip',
    containerType: 'inline-size',
    containerName: listContainer,
  },
  variants: {
    grows: { true: { flex: '1', minH: { base: '26rem', md: '40rem' } } },
  },
})
