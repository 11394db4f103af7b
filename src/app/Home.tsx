import { Box, chakra, Flex, Grid } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { Building2 } from 'lucide-react'
import { useId } from 'react'
import { LOGIN_FAILED, useSession } from '@/auth/session'
import { useSelectedAccount } from '@/auth/useSelectedAccount'
import { entities } from '@/entities/registry'
import { Button } from '@/ui/Button'
import type { Family } from '@/ui/EntityTile'
import { EntityTile } from '@/ui/EntityTile'
import { Kbd } from '@/ui/Kbd'
import { useAppConfig } from './configContext'
import { requestAccount } from './frame/AccountSelector'
import { Footer } from './frame/Footer'
import { LoginScreen } from './login/LoginScreen'
import { TrailArt } from './login/TrailArt'
import { Protected } from './Protected'
import { chord } from './shortcuts/keys'

/** The home page: the login screen for visitors, links to all sections for signed-in users. */
export function Home() {
  const { status, user, error, login } = useSession()
  const { supportEmail } = useAppConfig()
  if (status === 'signedIn' && user) {
    return (
      <Protected>
        <Sections name={user.name} />
      </Protected>
    )
  }
  return (
    <LoginScreen
      supportEmail={supportEmail}
      onSubmit={(email) => login(email)}
      {...(error && { error: LOGIN_FAILED })}
      footer={<Footer />}
    />
  )
}

const families: [family: Family, heading: string][] = [
  ['people', 'Who plays, and what they do'],
  ['play', 'What keeps them going'],
  ['reward', 'What they can win'],
  ['voice', 'What they are asked'],
]

/** All sections of the console; the home page of signed-in users. */
function Sections({ name }: { name: string }) {
  return (
    <Flex
      direction="column"
      flex="1"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="lg"
      overflow="hidden"
      pb="5"
    >
      <title>Home - Console</title>
      <Greeting name={name} />
      <nav aria-label="All sections">
        {families.map(([family, heading]) => (
          <Group key={family} family={family} heading={heading} />
        ))}
      </nav>
    </Flex>
  )
}

function Group({ family, heading }: { family: Family; heading: string }) {
  const id = useId()
  return (
    <Box px={{ base: '3', md: '5' }} pt="5">
      <chakra.h2 id={id} textStyle="section" mb="2.5">
        {heading}
      </chakra.h2>
      <Grid
        as="ul"
        aria-labelledby={id}
        gap="3"
        templateColumns="repeat(auto-fill, minmax(min(15rem, 100%), 1fr))"
        listStyleType="none"
      >
        {entities
          .filter(({ list }) => list.family === family)
          .map(({ list }) => (
            <Tile key={list.type} type={list.type} title={list.title} tagline={list.tagline}>
              <EntityTile icon={list.icon} family={family} />
            </Tile>
          ))}
      </Grid>
    </Box>
  )
}

function Tile(props: { type: string; title: string; tagline: string; children: React.ReactNode }) {
  return (
    <chakra.li display="grid" minW="0">
      <Flex
        asChild
        align="center"
        gap="3"
        p="3"
        minW="0"
        borderWidth="1px"
        borderRadius="lg"
        _hover={{ bg: 'bg.hover', borderColor: 'border.strong' }}
      >
        <Link to="/$entityType/list" params={{ entityType: props.type }}>
          {props.children}
          <Box minW="0">
            <chakra.span display="block" fontWeight="580">
              {props.title}
            </chakra.span>
            <chakra.span display="block" textStyle="tagline" color="accent.text">
              {props.tagline}
            </chakra.span>
          </Box>
        </Link>
      </Flex>
    </chakra.li>
  )
}

/** The head of the home page: the user's name and the next step. */
function Greeting({ name }: { name: string }) {
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
