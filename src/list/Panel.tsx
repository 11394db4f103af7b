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
    // Without a container there are no cards: paper shows the table, however narrow it is.
    _print: {
      display: 'block',
      minH: '0',
      borderWidth: '0',
      boxShadow: 'none',
      overflow: 'visible',
      containerType: 'normal',
    },
  },
  variants: {
    grows: { true: { flex: '1', minH: { base: '26rem', md: '40rem', _print: '0' } } },
  },
})
