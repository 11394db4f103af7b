import { Box, chakra, Flex } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Logo } from '@/ui/Logo'

/** A page outside the frame, also for visitors who are not signed in. */
export function BarePage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Flex direction="column" minH="100dvh">
      <title>{`${title} - Console`}</title>
      <chakra.header px={{ base: '3', md: '5' }} py="3" bg="bg.panel" borderBottomWidth="1px">
        <Box asChild display="inline-block">
          <Link to="/" aria-label="Console, start page">
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
