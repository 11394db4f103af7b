import { Flex } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import { SearchX } from 'lucide-react'
import { Button } from '@/ui/Button'
import { StateView } from '@/ui/StateView'
import { WindowTitle } from '@/ui/WindowTitle'
import { BarePage } from './BarePage'

interface PlaceholderProps {
  title: string
  text: string
  icon: LucideIcon
}

/** The demo pages /public and /protected: a message, and no request (rule ROUTE-7). */
export function Placeholder({ title, text, icon }: PlaceholderProps) {
  return (
    <Flex direction="column" flex="1" bg="bg.panel" borderWidth="1px" borderRadius="lg">
      <WindowTitle>{title}</WindowTitle>
      <StateView level={1} icon={icon} tone="play" title={title} text={text} />
    </Flex>
  )
}

/** The same page outside the frame. */
export const BarePlaceholder = (props: PlaceholderProps) => (
  <BarePage title={props.title}>
    <Flex flex="1" p={{ base: '2', md: '5' }}>
      <Placeholder {...props} />
    </Flex>
  </BarePage>
)

/** The page for the list of an unknown entity type (rule ROUTE-4, decision B7). */
export function InvalidType() {
  return (
    <Flex direction="column" flex="1" bg="bg.panel" borderWidth="1px" borderRadius="lg">
      <WindowTitle>Invalid entity type</WindowTitle>
      <StateView
        level={1}
        icon={SearchX}
        tone="danger"
        title="Invalid entity type"
        text="The console has no list of that name."
        action={
          <Button asChild variant="outline">
            <Link to="/$entityType/list" params={{ entityType: 'accounts' }}>
              Go to Accounts
            </Link>
          </Button>
        }
      />
    </Flex>
  )
}
