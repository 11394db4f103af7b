import { useSelector } from '@tanstack/react-store'
import { createAtom } from '@tanstack/store'
import { explainedTypes } from '@/engine/explain/conditions'
import type { EntityType } from '@/model/entityTypes'
import { isPageOn } from '@/parts/navigation/pages'
import { Button } from '@/ui/Button'
import { lazyPiece, styled } from '@/ui/lazy'
import { Card, CardText } from './Card'
import styles from './PlayersCard.module.css'

const [AmongTyped] = lazyPiece(styled(async () => (await import('./PlayersCount')).PlayersCount))

/** Whether players are counted beside forms. They are read only after the user asked for it once in this tab. */
const isCounting = createAtom(false)

/** For how many players the object of the form is open, with what is typed (rule EXPLAIN-9). */
export function PlayersCard({ type, id }: { type: EntityType; id: string }) {
  const isOn = useSelector(isCounting)
  if (!explainedTypes.includes(type) || !isPageOn('/programme/player-view')) return null
  return (
    <Card title="Among players" count={undefined}>
      {isOn ? (
        <AmongTyped type={type} id={id} />
      ) : (
        <>
          <CardText>How many loaded players can reach this, with your changes.</CardText>
          <Button
            variant="outline"
            size="sm"
            className={styles.count}
            onClick={() => isCounting.set(() => true)}
          >
            Count players
          </Button>
        </>
      )}
    </Card>
  )
}
