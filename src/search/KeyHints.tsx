import { Flex } from '@chakra-ui/react'
import { Kbd } from '@/ui/Kbd'

/** The line of keyboard hints below the results. Hidden on small screens. */
export function KeyHints() {
  return (
    <Flex
      display={{ base: 'none', md: 'flex' }}
      flexShrink="0"
      justify="flex-end"
      gap="18px"
      px="5"
      py="9px"
      borderTopWidth="1px"
      bg="bg.subtle"
      textStyle="xs"
      color="fg.muted"
      css={{ '& span': { display: 'flex', gap: '6px', alignItems: 'center' } }}
    >
      <span>
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd> move
      </span>
      <span>
        <Kbd>Enter</Kbd> open
      </span>
      <span>
        <Kbd>Esc</Kbd> close
      </span>
    </Flex>
  )
}
