import { Box, chakra, Flex, Grid, Link } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Logo } from '@/ui/Logo'
import { TrailArt } from './TrailArt'

interface SignInLayoutProps {
  title: string
  /** One sentence below the title. */
  lead: ReactNode
  children: ReactNode
  /** The console's footer. */
  footer?: ReactNode
}

/** The layout of all pages a visitor sees before signing in: text on the left, the illustration on the right. */
export function SignInLayout({ title, lead, children, footer }: SignInLayoutProps) {
  return (
    <Grid
      minH="100dvh"
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 46fr) minmax(0, 54fr)' }}
      templateRows={{ base: 'auto 1fr auto', lg: '1fr auto' }}
      bg="bg.panel"
    >
      <Flex
        as="main"
        direction="column"
        gridRow={{ base: '2', lg: '1' }}
        px={{ base: '5', sm: '10' }}
        py={{ base: '5', lg: '7' }}
      >
        <Logo />
        <Flex flex="1" align={{ base: 'flex-start', lg: 'center' }} justify="center">
          <Box w="100%" maxW="400px" py={{ base: '8', lg: '10' }}>
            <chakra.h1 textStyle="hero">{title}</chakra.h1>
            <chakra.p mt="1.5" fontSize="0.9375rem" lineHeight="1.5" color="fg.muted" overflowWrap="anywhere">
              {lead}
            </chakra.p>
            <Box mt="7">{children}</Box>
          </Box>
        </Flex>
      </Flex>
      <Box
        gridRow="1"
        gridColumn={{ lg: '2' }}
        h={{ base: '132px', sm: '180px', lg: 'auto' }}
        position="relative"
        bg="art"
        borderStartWidth={{ lg: '1px' }}
        overflow="hidden"
      >
        {/* Out of the flow: the picture adapts to the height of the page and never determines it. */}
        <Box position="absolute" inset="0">
          <TrailArt />
        </Box>
      </Box>
      {footer && (
        <Box gridColumn={{ lg: '1 / -1' }} borderTopWidth="1px">
          {footer}
        </Box>
      )}
    </Grid>
  )
}

/** A question and the support address. */
export function SupportLine({ email, children }: { email: string; children: ReactNode }) {
  return (
    <chakra.p textStyle="sm" color="fg.muted" overflowWrap="anywhere">
      <span>{children}</span> <Link href={`mailto:${email}`}>{email}</Link>
    </chakra.p>
  )
}
