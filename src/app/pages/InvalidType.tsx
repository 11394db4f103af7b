import { Flex } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { Button } from '@/ui/Button'
import { StateView } from '@/ui/StateView'

/** The page for the list of an unknown entity type (rule ROUTE-4, decision B7). */
export function InvalidType() {
  return (
    <Flex direction="column" flex="1" bg="bg.panel" borderWidth="1px" borderRadius="lg">
      <title>Invalid entity type - Console</title>
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
