import { Flex } from '@chakra-ui/react'
import { Building2 } from 'lucide-react'
import { Button } from '@/ui/Button'
import { StateView } from '@/ui/StateView'
import { requestAccount } from './frame/accountRequest'

/** What belongs to an account asks for one while none is selected (reading B2). */
export function ChooseAccount({ title }: { title: string }) {
  return (
    <Flex direction="column" flex="1" bg="bg.panel" borderWidth="1px" borderRadius="lg">
      <title>{`${title} - Console`}</title>
      <StateView
        level={1}
        icon={Building2}
        tone="people"
        title="Choose an account"
        text={`${title} belong to an account. Select one at the top of the page to see its ${title.toLowerCase()}.`}
        action={
          <Button variant="outline" onClick={requestAccount}>
            Select account
          </Button>
        }
      />
    </Flex>
  )
}
