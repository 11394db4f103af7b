import { chakra, Flex } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { memo, useId } from 'react'
import { type LoadedList, objectsText } from '@/entities/useLists'
import { formatNumber } from '@/lib/format'
import { isOfProgramme } from '@/model/entityTypes'
import { listLink, Part } from '@/parts/page/panel'
import { EntityTile, type Family } from '@/ui/EntityTile'
import { Skeleton, Title } from '@/ui/styled'
import { TryAgain } from '@/ui/TryAgain'
import type { SectionMetric } from './sections'
import type { Sums } from './sums'
import { useMetric } from './useMetrics'

const families: [family: Family, heading: string][] = [
  ['people', 'Who plays, and what they do'],
  ['play', 'What keeps them going'],
  ['reward', 'What they can win'],
  ['voice', 'What they are asked'],
]

interface OverviewSectionsProps {
  account: string
  lists: readonly LoadedList[]
  /** The figures of each type. Types that have not been summed up yet are missing. */
  sums: Sums['sections'] | undefined
}

/** The sections of the account with their figures. Each figure links to the list with the same filters. */
export const OverviewSections = memo(({ account, lists, sums }: OverviewSectionsProps) => {
  const programme = lists.filter(({ type }) => isOfProgramme(type))
  const isLoading = programme.some((list) => list.isLoading)
  return (
    <Part
      title="Programme"
      isBusy={isLoading}
      aside={
        !isLoading && (
          <chakra.span textStyle="sm" color="fg.muted">
            {objectsText(programme)}
          </chakra.span>
        )
      }
    >
      <chakra.nav
        aria-label="All sections"
        // Three columns of about one height: the last two groups share one.
        display={{ base: 'grid', xl: 'block' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        columnCount={{ xl: 3 }}
        columnGap="6"
        rowGap="5"
      >
        {families.map(([family, heading]) => (
          <Group key={family} heading={heading}>
            {lists
              .filter(({ entity }) => entity.list.family === family)
              .map((list) =>
                isOfProgramme(list.type) ? (
                  <Section key={list.type} list={list} figures={sums?.[list.type]} />
                ) : (
                  <Players key={list.type} list={list} account={account} />
                ),
              )}
          </Group>
        ))}
      </chakra.nav>
    </Part>
  )
})

function Group({ heading, children }: { heading: string; children: React.ReactNode }) {
  const id = useId()
  return (
    <chakra.div minW="0" breakInside="avoid" mb={{ xl: '5' }} _last={{ mb: '0' }}>
      <Title level={3} size="group" id={id} borderBottomWidth="1px" pb="1.5">
        {heading}
      </Title>
      <ul aria-labelledby={id} style={{ listStyleType: 'none' }}>
        {children}
      </ul>
    </chakra.div>
  )
}

interface SectionProps {
  list: LoadedList
  figures: readonly SectionMetric[] | undefined
}

/** A type with the number of objects in each state. */
const Section = memo(({ list, figures }: SectionProps) => {
  const { entity, rows, error, retry, isPartial } = list
  const shares = figures?.filter(({ key }) => key !== 'ending' && key !== 'out') ?? []
  const shown = figures?.filter(({ key, count }) => count > 0 || key === 'active') ?? []
  return (
    <Item
      list={list}
      total={rows && `${formatNumber(rows.length)}${isPartial ? '+' : ''}`}
      bar={rows && rows.length > 0 ? shares : []}
    >
      {error !== undefined ? (
        <>
          <chakra.span role="alert" color="danger.text" overflowWrap="anywhere">
            {`Not loaded: ${error}`}
          </chakra.span>
          <TryAgain onClick={retry} />
        </>
      ) : (
        shown.map(({ key, word, count, search }) => (
          <Figure key={key} data-tone={key}>
            <Link
              {...listLink(list.type, search)}
              aria-label={`${entity.list.title}: ${formatNumber(count)} ${word}`}
            >
              {`${formatNumber(count)} ${word}`}
            </Link>
          </Figure>
        ))
      )}
    </Item>
  )
})

/** Only the first page of players is loaded, so their figures come from the statistics. */
function Players({ list, account }: { list: LoadedList; account: string }) {
  const players = useMetric(account, 'players')
  const active = useMetric(account, 'activePlayers')
  const { rows, isPartial } = list
  const loaded = rows && `${formatNumber(rows.length)}${isPartial ? '+' : ''}`
  return (
    <Item
      list={list}
      total={players === undefined ? loaded : formatNumber(players)}
      bar={
        players !== undefined && active !== undefined && players > 0
          ? [
              { key: 'active', count: Math.min(active, players) },
              { key: 'ended', count: Math.max(0, players - active) },
            ]
          : []
      }
    >
      {/* On phones, only the note that the number is incomplete is shown. */}
      <Figure data-tone={active === undefined && isPartial ? 'ending' : undefined}>
        {active !== undefined
          ? `${formatNumber(active)} active lately`
          : isPartial
            ? `Only the first ${formatNumber(rows?.length ?? 0)} are loaded`
            : ''}
      </Figure>
    </Item>
  )
}

/** The colours of the proportions of the states. The text below them contains the same numbers. */
const fills: Record<string, string> = { active: 'success', scheduled: 'focus' }

interface ItemProps {
  list: LoadedList
  /** Undefined if it is not known yet. */
  total: string | undefined
  bar: readonly { key: string; count: number }[]
  children: React.ReactNode
}

function Item({ list, total, bar, children }: ItemProps) {
  const { title, icon, family, type } = list.entity.list
  return (
    <Row>
      <chakra.span
        display="flex"
        alignItems="center"
        gap="2.5"
        minH={{ base: '44px', md: '32px' }}
        mx="-1"
        px="1"
        borderRadius="md"
        _hover={{ bg: 'bg.hover' }}
        asChild
      >
        <Link {...listLink(type)}>
          <EntityTile icon={icon} family={family} size={28} />
          <chakra.span textStyle="name">{title}</chakra.span>
          <chakra.span ms="auto" textStyle="name" fontVariantNumeric="tabular-nums">
            {total ?? (list.isLoading && <Skeleton display="block" w="28px" h="12px" />)}
          </chakra.span>
        </Link>
      </chakra.span>
      <Flex
        aria-hidden
        data-part="bar"
        gap="2px"
        h="4px"
        mt="1.5"
        mb={{ md: '0.5' }}
        borderRadius="full"
        overflow="hidden"
        bg="bg.muted"
      >
        {bar
          .filter(({ count }) => count > 0)
          .map(({ key, count }) => (
            <chakra.i
              key={key}
              data-tone={key}
              minW="4px"
              bg={fills[key] ?? 'border.strong'}
              forcedColorAdjust="none"
              style={{ flexGrow: count }}
            />
          ))}
      </Flex>
      <chakra.span
        data-part="figures"
        display="flex"
        flexWrap="wrap"
        columnGap="3"
        textStyle="xs"
        color="fg.muted"
        minH={{ md: '6' }}
      >
        {children}
      </chakra.span>
    </Row>
  )
}

/** On phones a row of 48 px with name, what needs attention, and number. The bar is hidden there if all objects are active. */
const Row = chakra('li', {
  base: {
    display: { base: 'grid', md: 'block' },
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    pt: { md: '3' },
    minH: { base: '48px', md: '76px' },
    mdDown: {
      '& > a, & > [data-part=figures]': { gridArea: '1 / 1' },
      '& > [data-part=figures]': { justifySelf: 'end', me: '14' },
      '& > [data-part=figures]:has([role=alert])': { gridArea: '2 / 1', justifySelf: 'start' },
      '&& > [data-part=bar]': { gridArea: '3 / 1', mt: '0' },
      '&& > [data-part=bar]:not(:has(> :not([data-tone=active])))': { display: 'none' },
    },
  },
})

const Figure = chakra('span', {
  base: {
    // On phones, only figures that need attention are shown.
    display: { base: 'none', md: 'inline-flex' },
    '&[data-tone=out], &[data-tone=ending]': { display: 'inline-flex' },
    alignItems: 'center',
    minH: { base: '44px', md: '6' },
    '& > a': {
      display: 'inline-flex',
      alignItems: 'center',
      minH: 'inherit',
      borderRadius: 'sm',
      _hover: { color: 'fg', textDecoration: 'underline', textUnderlineOffset: '3px' },
    },
    '&[data-tone=out]': { color: 'danger.text' },
    '&[data-tone=ending]': { color: 'warning.text' },
  },
})
