import { chakra, Flex } from '@chakra-ui/react'
import { CloudAlert } from 'lucide-react'
import { Button } from '@/ui/Button'
import { StateView } from '@/ui/StateView'

const panel = {
  direction: 'column',
  flex: '1',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'lg',
} as const

/**
 * Shown while the object or its form loads.
 * @param title what loads, for the heading that screen readers find
 */
export function EditPending({ title = 'Loading' }: { title?: string }) {
  return (
    <Flex {...panel} p="5" aria-busy>
      <chakra.h1 srOnly>{title}</chakra.h1>
      <chakra.p role="status" color="fg.muted">
        Loading...
      </chakra.p>
    </Flex>
  )
}

export function EditFailed(props: { title: string; message: string; onRetry: () => void }) {
  return (
    <Flex {...panel}>
      <StateView
        level={1}
        icon={CloudAlert}
        tone="danger"
        title={`${props.title} could not be loaded`}
        text={props.message}
        action={<Button onClick={props.onRetry}>Try again</Button>}
      />
    </Flex>
  )
}
