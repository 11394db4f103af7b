import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import type { CampaignState } from '@/engine/campaign/campaign'
import { entityOf } from '@/entities/registry'
import { formatNumber, plural, pluralize } from '@/lib/format'
import { roles } from '@/list/roles'
import { nouns } from '@/model/words'
import { Badge, Skeleton } from '@/ui/inline'
import { ariaSort, SortButton } from '@/ui/SortButton'
import shared from '@/ui/shared.module.css'
import styles from './CampaignTable.module.css'
import { firstDirectionOf, type ListColumn, type ListOrder, listColumns } from './listOrder'
import { campaignStateLabels, type Listed, linkToCampaign, runText } from './texts'

interface CampaignTableProps {
  /** Undefined while they are calculated. */
  listed: readonly Listed[] | undefined
  order: ListOrder
  now: number
  onOrder: (order: ListOrder) => void
}

const labels: Readonly<Record<ListColumn, string>> = {
  campaign: 'Campaign',
  objects: 'Objects',
  dates: 'Dates',
  state: 'State',
  credits: nouns.credits.title,
  findings: 'Findings',
}

/** The campaigns of an account as a table whose heads sort it (rule CAMPAIGN-17). On phones its rows are cards. */
export function CampaignTable({ listed, order, now, onOrder }: CampaignTableProps) {
  return (
    <table {...roles.table} className={styles.table} aria-label="Campaigns" aria-busy={!listed || undefined}>
      <thead {...roles.rowGroup}>
        <tr {...roles.row}>
          {listColumns.map((by) => {
            const sorted = order.by === by ? order.direction : undefined
            const next = sorted ? (sorted === 'asc' ? 'desc' : 'asc') : firstDirectionOf(by)
            return (
              <th
                key={by}
                {...roles.columnHeader}
                scope="col"
                data-column={by}
                aria-sort={ariaSort(sorted)}
                title={by === 'credits' ? 'What its own objects give a regular player' : undefined}
              >
                <SortButton
                  label={labels[by]}
                  sorted={sorted}
                  onClick={() => onOrder({ by, direction: next })}
                />
              </th>
            )
          })}
        </tr>
      </thead>
      <tbody {...roles.rowGroup}>
        {listed
          ? listed.map((one) => (
              <CampaignRow
                key={`${one.campaign.name.tag === undefined} ${one.campaign.title}`}
                {...one}
                now={now}
              />
            ))
          : bones.map((bone) => <SkeletonRow key={bone} index={bone} />)}
      </tbody>
    </table>
  )
}

const tones: Partial<Record<CampaignState, 'success' | 'accent'>> = { live: 'success', planned: 'accent' }

const CampaignRow = memo(({ campaign, findings, direct, now }: Listed & { now: number }) => {
  const { name, title, objects, counts, state } = campaign
  const { errors = 0, warnings = 0 } = findings ?? {}
  const credits = Math.round(direct?.credits ?? 0)
  return (
    <tr {...roles.row}>
      <td {...roles.cell} data-column="campaign">
        <Link {...linkToCampaign(name)}>
          <bdi>{title}</bdi>
        </Link>{' '}
        <small>{name.tag === undefined ? 'Category' : 'Tag'}</small>
      </td>
      <td {...roles.cell} data-column="objects">
        <b>
          <span>{formatNumber(objects.length)}</span>
          <span data-part="unit">{` ${plural(objects.length, 'object')}`}</span>
        </b>
        <span data-part="types">
          {[...counts].map(([type, count]) => {
            const { icon: Icon, title: types } = entityOf(type).list
            return (
              <span key={type} title={`${types}: ${count}`}>
                <Icon size={14} aria-label={types} />
                <span>{formatNumber(count)}</span>
              </span>
            )
          })}
        </span>
      </td>
      <td {...roles.cell} data-column="dates">
        {runText(campaign, now)}
      </td>
      <td {...roles.cell} data-column="state">
        {state === 'no dates' ? (
          <None of="No dates" />
        ) : (
          <Badge tone={tones[state] ?? 'neutral'}>{campaignStateLabels[state]}</Badge>
        )}
      </td>
      <td {...roles.cell} data-column="credits">
        {direct && (
          <>
            <span>{formatNumber(credits)}</span>
            <span data-part="unit">{` ${plural(credits, nouns.credits.one, nouns.credits.many)}`}</span>
            <span className={shared.visuallyHidden}> for a regular player</span>
          </>
        )}
      </td>
      <td {...roles.cell} data-column="findings">
        {errors > 0 && <Badge tone="danger">{pluralize(errors, 'error')}</Badge>}
        {warnings > 0 && <Badge tone="warning">{pluralize(warnings, 'warning')}</Badge>}
        {findings && errors + warnings === 0 && <None of="None" />}
      </td>
    </tr>
  )
})

/** A dash for an empty cell, with the text that it stands for. */
const None = ({ of }: { of: string }) => (
  <>
    <span aria-hidden>–</span>
    <span className={shared.visuallyHidden}>{of}</span>
  </>
)

const bones = [...Array.from({ length: 10 }).keys()]

/** A placeholder with the height of a row. */
const SkeletonRow = ({ index }: { index: number }) => (
  <tr {...roles.row} aria-hidden>
    {listColumns.map((by) => (
      <td key={by} {...roles.cell} data-column={by}>
        <Skeleton style={{ width: `${40 + ((index * 17 + by.length * 7) % 40)}%` }} className={styles.bone} />
      </td>
    ))}
  </tr>
)
