import { chakra, Flex } from '@chakra-ui/react'
import { BarePage } from './BarePage'

interface PlaceholderProps {
  title: string
  text: string
}

/** The demo pages /public and /protected: a message, and no call (spec §2). */
export function Placeholder({ title, text }: PlaceholderProps) {
  return (
    <Flex
      direction="column"
      flex="1"
      gap="1"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="lg"
      p={{ base: '3', md: '5' }}
    >
      <title>{`${title} - Console`}</title>
      <chakra.h1 textStyle="pageTitle">{title}</chakra.h1>
      <chakra.p color="fg.muted">{text}</chakra.p>
    </Flex>
  )
}

/** The same outside of the frame. */
export const BarePlaceholder = (props: PlaceholderProps) => (
  <BarePage title={props.title}>
    <Flex flex="1" p="5">
      <Placeholder {...props} />
    </Flex>
  </BarePage>
)
