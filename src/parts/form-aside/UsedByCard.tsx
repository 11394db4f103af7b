import { useRemainingPages } from '@/entities/useLists'
import { useFormContext } from '@/form/formContext'
import type { EntityType } from '@/model/entityTypes'
import { PartialDataNote } from '@/parts/partial-data/PartialDataNote'
import { Card, CardRows, CardText } from './Card'
import { ReferenceRow } from './ReferenceRow'
import styles from './references.module.css'
import { useUses } from './useUses'

/** The objects that use the object of the form (rule USE-1). */
export function UsedByCard({ type, id }: { type: EntityType; id: string }) {
  const { account, entity } = useFormContext()
  const uses = useUses(type, id, account)
  const rest = useRemainingPages(account)
  const { lists, rows, count, isLoading, isWhole } = uses
  const total = isWhole ? String(count) : isLoading || count === 0 ? undefined : `at least ${count}`
  const noun = entity.singular.toLowerCase()
  return (
    <Card title="Used by" count={lists.length === 0 ? undefined : total}>
      {lists.length === 0 ? (
        <CardText>{`No other object can refer to this ${noun}.`}</CardText>
      ) : (
        <div role="status">
          {isLoading ? (
            <CardText>Looking for objects that use it...</CardText>
          ) : (
            count === 0 && (
              <CardText>{isWhole ? `Nothing uses this ${noun}.` : 'Nothing found that uses it.'}</CardText>
            )
          )}
        </div>
      )}
      {rows.length > 0 && (
        <CardRows>
          {rows.map((use) => (
            <li key={use.key}>
              <ReferenceRow
                entity={use.entity}
                name={use.name}
                text={use.where}
                to={use}
                ownPath={use.type === type && use.id === id ? use.path : undefined}
              />
            </li>
          ))}
        </CardRows>
      )}
      {!isLoading && !isWhole && (
        <div className={styles.gaps}>
          <PartialDataNote lists={lists} rest={rest} isCheck />
        </div>
      )}
    </Card>
  )
}
