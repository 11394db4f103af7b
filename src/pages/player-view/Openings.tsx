import { chakra } from '@chakra-ui/react'
import type { Opening } from '@/engine/explain/opens'
import type { Person } from '@/engine/explain/types'
import { touchLink } from '@/parts/page/rowStyles'
import { Button } from '@/ui/Button'
import { Title } from '@/ui/Title'
import { FieldLink, PlayerViewPart } from './parts'

interface OpeningsProps {
  opening: Opening
  onSet: (patch: Partial<Person>) => void
}

/**
 * Changes that would open the object: of the player (they can be tried here), and of the object (with links to the
 * fields).
 */
export function Openings({ opening: { person, object }, onSet }: OpeningsProps) {
  const all = Object.assign({}, ...(person ?? []).map(({ patch }) => patch)) as Partial<Person>
  return (
    <PlayerViewPart title="What would open it">
      <Halves>
        <div>
          <Title level={4} size="card">
            In the player
          </Title>
          {person === undefined ? (
            <p>Nothing: it does not depend on the player alone.</p>
          ) : (
            <>
              <ul>
                {person.map(({ kind, text }) => (
                  <li key={`${kind} ${text}`}>{text}</li>
                ))}
              </ul>
              <Button variant="outline" size="sm" onClick={() => onSet(all)}>
                Try on this page
              </Button>
            </>
          )}
        </div>
        <div>
          <Title level={4} size="card">
            In the object
          </Title>
          <ul>
            {object.map(({ kind, text, ...field }) => (
              <li key={kind}>
                <span>{text}</span> <FieldLink to={field} />
              </li>
            ))}
          </ul>
        </div>
      </Halves>
    </PlayerViewPart>
  )
}

const Halves = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gap: '4',
    textStyle: 'sm',
    overflowWrap: 'anywhere',
    '& h4': { mb: '1' },
    '& ul': { mb: '2', ps: '4', listStyleType: 'disc' },
    '& li': { py: '0.5' },
    '& p': { color: 'fg.muted' },
    '& [data-part=link]': {
      ...touchLink,
      gap: '1',
      minH: '24px',
      fontWeight: '600',
    },
    _print: { '& button': { display: 'none' } },
  },
})
