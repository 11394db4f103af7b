import { chakra } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { componentsOf } from './caught'

/** The first file of the repository in a stack: 'src/list/Listing.tsx'. */
const fileIn = (stack: string): string | undefined =>
  /[/(]((?:src|mocks|tests)\/[\w$./-]+\.tsx?)/.exec(stack.replaceAll(/^.*\/node_modules\/.*$/gm, ''))?.[1]

/** The innermost component of a component stack. Elements such as `div` have small letters. */
const componentIn = (stack: string): string | undefined => /^\s*at ([A-Z][\w$]*)/m.exec(stack)?.[1]

/**
 * Development only: where an error came from. React tells boundaries the components after they have rendered.
 */
export function ErrorDetails({ error }: { error: unknown }) {
  const [components, setComponents] = useState('')
  useEffect(() => setComponents(componentsOf(error)), [error])
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const facts = [
    ['Component', componentIn(components)],
    ['File', fileIn(stack) ?? fileIn(components)],
  ].filter(([, value]) => value !== undefined)
  return (
    <chakra.section
      aria-label="Details for developers"
      w="full"
      maxW="60rem"
      mx="auto"
      px="5"
      pb="6"
      textAlign="start"
      textStyle="sm"
    >
      <chakra.dl display="grid" gridTemplateColumns="auto 1fr" columnGap="4" rowGap="1">
        {facts.map(([name, value]) => (
          <chakra.div key={name} display="contents">
            <chakra.dt color="fg.muted">{name}</chakra.dt>
            <chakra.dd overflowWrap="anywhere" fontFamily="mono">
              {value}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
      {[
        ['Stack', stack],
        ['Components', components],
      ].map(
        ([name, text = '']) =>
          text.trim() !== '' && (
            <chakra.pre
              key={name}
              tabIndex={0}
              role="group"
              aria-label={name}
              maxH="14rem"
              overflow="auto"
              mt="3"
              p="3"
              borderWidth="1px"
              borderRadius="md"
              bg="bg.muted"
              fontFamily="mono"
              textStyle="xs"
            >
              {text.trim()}
            </chakra.pre>
          ),
      )}
    </chakra.section>
  )
}
