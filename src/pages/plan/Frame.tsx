import { chakra, Flex } from '@chakra-ui/react'
import { Link, type LinkOptions, useRouter } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CampaignAddress, PlanSource, PlanVerb, QueueState } from '@/engine/plan/types'
import { accounts } from '@/entities/accounts/definition'
import { entityOf } from '@/entities/registry'
import { lastSearch } from '@/list/listPosition'
import { Panel } from '@/list/Panel'
import { type EntityType, entityTypes } from '@/model/entityTypes'
import { lastComparison } from '@/parts/comparison/lastComparison'
import { allPagesOf, isPageOn } from '@/parts/navigation/pages'
import { PageTile } from '@/parts/page/ProgrammeHead'
import { useAccounts } from '@/parts/page/useAccounts'
import { iconOf } from '@/parts/plan/texts'
import { BackLink, PageHead } from '@/ui/PageHead'
import { Thumb } from '@/ui/Thumb'
import { WindowTitle } from '@/ui/WindowTitle'

interface PlanFrameProps {
  verb: PlanVerb
  title: string
  /** The screen to which the link back leads. */
  source: PlanSource
  /** The account of that screen. */
  account: string
  /** The campaign of that screen. */
  campaign?: CampaignAddress
  /** The account that is copied to; undefined unless the plan is a copy. */
  to: string | undefined
  /** Shown at the end of the head, e.g. the digits of a proposal. */
  code?: string
  aside?: ReactNode
  footer?: ReactNode
  children: ReactNode
}

/** The layout of the plan screen: head, content with a panel beside it, and a footer that stays in view. */
export function PlanFrame({
  verb,
  title,
  source,
  account,
  campaign,
  to,
  code,
  aside,
  footer,
  children,
}: PlanFrameProps) {
  const accountOf = useAccounts()
  return (
    <Panel style={{ flex: 1 }}>
      <WindowTitle>{title}</WindowTitle>
      <PageHead
        tile={
          <PageTile icon={iconOf(verb)} family={isType(source) ? entityOf(source).list.family : undefined} />
        }
        above={
          <BackLink to={useSourceTitle(source)}>
            <Link {...linkBack(source, account, campaign)} />
          </BackLink>
        }
        title={title}
      >
        {code !== undefined && (
          <chakra.code textStyle="sm" flexShrink="0" translate="no">
            {code}
          </chakra.code>
        )}
        {to !== undefined && <Route from={accountOf(account)} to={accountOf(to)} />}
      </PageHead>
      <Grid data-aside={aside ? true : undefined}>
        <chakra.div data-part="main">{children}</chakra.div>
        {aside && <aside>{aside}</aside>}
      </Grid>
      {footer && <Foot>{footer}</Foot>}
    </Panel>
  )
}

interface QueueFrameProps extends Pick<PlanFrameProps, 'title' | 'aside' | 'footer' | 'children'> {
  state: QueueState
}

/** As `PlanFrame`, for a queue. */
export const QueueFrame = ({ state, ...props }: QueueFrameProps) => {
  const { verb, account, origin } = state
  const from = origin?.from
  return (
    <PlanFrame
      {...props}
      verb={verb}
      source={sourceOf(state)}
      account={from ?? account}
      campaign={origin?.campaign}
      to={from === undefined ? undefined : account}
    />
  )
}

/**
 * A link to the screen on which a plan was made. A list opens as the user left it, with its selection if it still has
 * one.
 */
export function linkBack(source: PlanSource, account: string, campaign?: CampaignAddress): LinkOptions {
  if (source === 'campaign' && campaign && isPageOn(pathOf(source)))
    return { to: pathOf(source), search: campaign } as LinkOptions
  if (source === 'compare' && isPageOn(pathOf(source)))
    return { to: pathOf(source), search: lastComparison() } as LinkOptions
  if (!isType(source)) return { to: isPageOn(pathOf(source)) ? pathOf(source) : '/' }
  const search: object = lastSearch(source, source === 'accounts' ? '' : account)
  return { to: '/$entityType/list', params: { entityType: source }, search } as LinkOptions
}

/** The title of the list or page on which a plan was made. */
export function useSourceTitle(source: PlanSource): string {
  const router = useRouter()
  if (isType(source)) return entityOf(source).list.title
  return allPagesOf(router).find(({ to }) => to === pathOf(source))?.title ?? 'Overview'
}

const isType = (source: PlanSource): source is EntityType => entityTypes.some((type) => type === source)

const pathOf = (page: Exclude<PlanSource, EntityType>) => `/programme/${page}` as const

/** Where a queue was started. Queues that an older version stored do not contain it. */
export const sourceOf = ({ origin, steps }: QueueState): PlanSource =>
  origin?.source ?? steps[0]?.type ?? 'missions'

interface AccountOfPlan {
  name: string
  image: string
}

/** One account with its picture. */
const AccountName = ({ label, name, image }: AccountOfPlan & { label?: string }) => (
  <chakra.span display="flex" alignItems="center" gap="2" minW="0">
    <chakra.span display="inline-flex" css={{ '&& > *': { boxSize: '28px' } }}>
      <Thumb src={image} type="accounts" icon={accounts.list.icon} family={accounts.list.family} size={32} />
    </chakra.span>
    <chakra.span minW="0">
      {label && (
        <chakra.span display="block" fontSize="2xs" lineHeight="13px" color="fg.muted">
          {label}
        </chakra.span>
      )}
      <chakra.span display="block" textStyle="sm" fontWeight="600" truncate title={name}>
        {name}
      </chakra.span>
    </chakra.span>
  </chakra.span>
)

/** The account that is read and the account that is written to. */
const Route = ({ from, to }: { from: AccountOfPlan; to: AccountOfPlan }) => (
  <Flex
    data-part="route"
    align="center"
    gap="3"
    color="fg"
    w={{ base: '100%', md: 'auto' }}
    justify={{ base: 'space-between', md: 'flex-end' }}
    maxW={{ md: '50%' }}
    p={{ base: '2', md: '0' }}
    borderWidth={{ base: '1px', md: '0' }}
    borderRadius="md"
    bg={{ base: 'bg.subtle', md: 'transparent' }}
  >
    <AccountName label="From" {...from} />
    <chakra.span color="fg.muted" flexShrink="0">
      <ArrowRight size={16} aria-hidden />
    </chakra.span>
    <AccountName label="To" {...to} />
  </Flex>
)

const Grid = chakra('div', {
  base: {
    flex: '1',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    '& > [data-part=main]': { minW: '0' },
    '& > aside': {
      display: 'flex',
      flexDirection: 'column',
      gap: '2',
      px: 'inset',
      py: '5',
      borderTopWidth: '1px',
    },
    '& > aside h2:not(:first-of-type)': { mt: '4' },
    '&[data-aside]': {
      xl: {
        gridTemplateColumns: 'minmax(0, 1fr) 288px',
        alignContent: 'stretch',
        '& > aside': { borderTopWidth: '0', borderStartWidth: '1px' },
      },
    },
  },
})

const Foot = chakra('footer', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    flexWrap: { base: 'wrap', md: 'nowrap' },
    gap: { base: '2', md: '3' },
    position: 'sticky',
    bottom: '0',
    zIndex: 'save',
    px: 'inset',
    py: '10px',
    bg: 'bg.panel',
    borderTopWidth: '1px',
    borderBottomRadius: 'lg',
    boxShadow: 'save',
    textStyle: 'sm',
    color: 'fg.muted',
    _print: { display: 'none' },
    '& > [role=status]': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      flex: { base: '1 0 100%', md: '1' },
      minW: '0',
    },
    // A button that does not fit on the line moves to the next one.
    '& > button, & > a': { flex: { base: '1 0 auto', md: '0 0 auto' } },
  },
})
