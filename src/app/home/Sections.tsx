import { Box, chakra, Flex, Grid } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { entities } from '@/entities/registry'
import { EntityTile } from '@/ui/EntityTile'

/** What the console manages, as the first page of those who are signed in. */
export function Sections({ name }: { name: string }) {
  return (
    <Flex
      direction="column"
      flex="1"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="lg"
      p={{ base: '3', md: '5' }}
    >
      <chakra.h1 textStyle="pageTitle">Welcome, {name}</chakra.h1>
      <chakra.p color="fg.muted" mt="1" mb="5">
        Everything your players experience, in one place.
      </chakra.p>
      <Grid
        gap="3"
        templateColumns="repeat(auto-fill, minmax(15rem, 1fr))"
        as="nav"
        aria-label="All sections"
      >
        {entities.map(({ list }) => (
          <Tile key={list.type} type={list.type} title={list.title} tagline={list.tagline}>
            <EntityTile icon={list.icon} family={list.family} />
          </Tile>
        ))}
      </Grid>
    </Flex>
  )
}

function Tile(props: { type: string; title: string; tagline: string; children: React.ReactNode }) {
  return (
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
  )
}
