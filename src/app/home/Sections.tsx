import { Box, chakra, Flex, Grid } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { entities } from '@/entities/registry'
import { EntityTile } from '@/ui/EntityTile'
import type { Family } from '@/ui/family'
import { Greeting } from './Greeting'

const families: [family: Family, heading: string][] = [
  ['people', 'Who plays, and what they do'],
  ['play', 'What keeps them going'],
  ['reward', 'What they can win'],
  ['voice', 'What they are asked'],
]

/** All sections of the console; the home page of signed-in users. */
export function Sections({ name }: { name: string }) {
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
