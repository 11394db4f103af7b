import { Box, Center, chakra } from '@chakra-ui/react'
import { Logo } from '@/ui/Logo'
import { Note } from '@/ui/Note'
import type { ConfigError } from './config'

/** Shown instead of the console when config.json is invalid; lists every invalid key (rule CONFIG-1). */
export function ConfigErrorPage({ error }: { error: ConfigError }) {
  return (
    <Center as="main" minH="100dvh" p={{ base: '5', md: '10' }}>
      <Box w="100%" maxW="560px">
        <Logo />
        <chakra.h1 mt="8" textStyle="pageTitle">
          The console cannot start
        </chakra.h1>
        <chakra.p mt="1" mb="5" color="fg.muted">
          Its configuration, config.json, has to be corrected by whoever deploys it.
        </chakra.p>
        <Note tone="danger" role="alert">
          <chakra.ul listStyleType="none">
            {error.problems.map(({ key, text }) => (
              <li key={`${key} ${text}`}>
                {key && <chakra.code fontFamily="mono">{key}</chakra.code>} <span>{text}</span>
              </li>
            ))}
          </chakra.ul>
        </Note>
      </Box>
    </Center>
  )
}
