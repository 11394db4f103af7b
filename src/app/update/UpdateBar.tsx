import { Flex } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { Button } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'

interface UpdateBarProps {
  onReload: () => void
  onLater: () => void
}

/** Shown when this tab runs an old version: below the side navigation, on small screens above the save bar of forms. */
export function UpdateBar({ onReload, onLater }: UpdateBarProps) {
  return (
    <Flex
      role="status"
      position="fixed"
      insetStart={{ base: '0', md: '3' }}
      insetEnd={{ base: '0', md: 'auto' }}
      bottom={{ base: '5rem', md: '4rem' }}
      mx={{ base: 'auto', md: '0' }}
      w="fit-content"
      maxW={{ base: 'calc(100vw - 1rem)', md: '10.5rem', lg: '12rem' }}
      wrap={{ base: 'nowrap', md: 'wrap' }}
      align="center"
      gap="2"
      ps="4"
      pe="1.5"
      py="1.5"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="lg"
      boxShadow="lg"
      textStyle="sm"
      zIndex="menu"
      _print={{ display: 'none' }}
    >
      A new version is available
      <Button size="sm" variant="outline" onClick={onReload}>
        Reload
      </Button>
      <IconButton icon={X} label="Later" size="sm" onClick={onLater} />
    </Flex>
  )
}
