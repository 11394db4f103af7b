import { chakra } from '@chakra-ui/react'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { useOpenPlan } from '@/parts/plan/useOpenPlan'
import { Button } from '@/ui/Button'
import { lazyPart, styled } from '@/ui/lazy'
import { Title } from '@/ui/Title'

const [CopyFromDialog] = lazyPart(
  styled(async () => (await import('@/parts/copies/CopyDialog')).CopyFromDialog),
)

/** Offers to copy all objects of another account (rule COPY-2). */
export function CopyFrom({ account }: { account: string }) {
  const [isAsking, setAsking] = useState(false)
  const openPlan = useOpenPlan()
  return (
    <chakra.section
      aria-labelledby="copy-from"
      display="flex"
      flexDirection={{ base: 'column', md: 'row' }}
      alignItems={{ base: 'stretch', md: 'center' }}
      gap={{ base: '3', md: '4' }}
      px="inset"
      py="4"
      borderTopWidth="1px"
      _print={{ display: 'none' }}
    >
      <chakra.div display="flex" gap="4" flex="1" minW="0">
        <chakra.span
          display="grid"
          placeItems="center"
          flexShrink="0"
          boxSize="32px"
          borderRadius="thumb"
          bg="primary.subtle"
          color="primary.text"
          aria-hidden
        >
          <Copy size={16} />
        </chakra.span>
        <chakra.div minW="0">
          <Title size="card" id="copy-from">
            Or start from a programme that works
          </Title>
          <chakra.p textStyle="sm" color="fg.muted">
            Copy events, missions, levels and prizes of another account. Players stay where they are.
          </chakra.p>
        </chakra.div>
      </chakra.div>
      <Button variant="outline" onClick={() => setAsking(true)}>
        <Copy size={16} aria-hidden />
        Copy from an account...
      </Button>
      {isAsking && (
        <CopyFromDialog
          to={account}
          onClose={() => setAsking(false)}
          onPreview={(from) => openPlan({ kind: 'copy', from, to: account, objects: 'all' }, 'accounts')}
        />
      )}
    </chakra.section>
  )
}
