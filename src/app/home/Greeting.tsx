import { Box, chakra } from '@chakra-ui/react'
import { Building2 } from 'lucide-react'
import { useSelectedAccount } from '@/auth/selectedAccount'
import { Button } from '@/ui/Button'
import { Kbd } from '@/ui/Kbd'
import { requestAccount } from '../frame/accountRequest'
import { TrailArt } from '../login/TrailArt'
import { chord } from '../shortcuts/platform'

/** The head of the home page: the user's name and the next step. */
export function Greeting({ name }: { name: string }) {
  const [account] = useSelectedAccount()
  return (
    <Box
      position="relative"
      bg="art"
      color="gray.0"
      px={{ base: '3', md: '5' }}
      py={{ base: '5', md: '7' }}
      minH={{ md: '11rem' }}
      css={{ _print: { bg: 'transparent', '&, & p': { color: 'fg' }, '& svg': { display: 'none' } } }}
    >
      <Box
        position="absolute"
        insetBlock="0"
        insetEnd="0"
        w="min(50%, 34rem)"
        display={{ base: 'none', md: 'block' }}
      >
        <TrailArt />
      </Box>
      <Box position="relative" maxW={{ md: '50%' }}>
        <chakra.h1 textStyle="pageTitle" fontSize="1.5rem" lineHeight="1.3" overflowWrap="anywhere">
          Welcome, {name}
        </chakra.h1>
        <chakra.p mt="1" color="plum.200">
          Everything your players experience, in one place.
        </chakra.p>
        {account.trim() === '' ? (
          <Button
            variant="outline"
            mt="5"
            borderColor="transparent"
            color="fg"
            _focusVisible={{ outlineColor: 'gray.0' }}
            onClick={requestAccount}
          >
            <Building2 size={16} aria-hidden />
            Select account
          </Button>
        ) : (
          <chakra.p mt="5" textStyle="sm" color="plum.200" display={{ base: 'none', md: 'block' }}>
            <Kbd>{chord('K')}</Kbd> finds any object of the account, <Kbd>?</Kbd> lists the keys.
          </chakra.p>
        )}
      </Box>
    </Box>
  )
}
