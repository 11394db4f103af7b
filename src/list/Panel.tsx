import { chakra } from '@chakra-ui/react'
import { listContainer } from './tableStyles'

/** The framed surface of a list. With `grows` it fills its column, to centre a state in it. */
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
    // Cards depend on the container query, so without a container narrow paper shows the table, too.
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
