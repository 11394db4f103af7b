import { Box, chakra, Flex } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/ui/Button'
import { consoleName } from '@/ui/brand'
import { Logo } from '@/ui/Logo'
import { StateView } from '@/ui/StateView'
import { WindowTitle } from '@/ui/WindowTitle'

/** The page for any unknown address (rule ROUTE-9). */
export function NotFound() {
  return (
    <BarePage title="Not Found">
      <StateView
        level={1}
        icon={SearchX}
        title="Not Found"
        text="There is nothing at this address. It may have been mistyped, or the page no longer exists."
        action={
          <Button asChild variant="outline">
            <Link to="/">Go to the start page</Link>
          </Button>
        }
      />
    </BarePage>
  )
}

/** A page outside the frame, also for visitors who are not signed in. */
export function BarePage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Flex direction="column" minH="100dvh">
      <WindowTitle>{title}</WindowTitle>
      <chakra.header px={{ base: '3', md: '5' }} py="3" bg="bg.panel" borderBottomWidth="1px">
        <Box asChild display="inline-block">
          <Link to="/" aria-label={`${consoleName()}, start page`}>
            <Logo />
          </Link>
        </Box>
      </chakra.header>
      <Flex as="main" flex="1" direction="column">
        {children}
      </Flex>
    </Flex>
  )
}
