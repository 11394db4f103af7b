import { Link } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { Button } from '@/ui/Button'
import { StateView } from '@/ui/StateView'
import { BarePage } from './BarePage'

/** The page for any unknown address (rule ROUTE-9). */
export function NotFound() {
  return (
    <BarePage title="Not Found">
      <StateView
        level={1}
        icon={SearchX}
        title="Not Found"
        text="There is nothing at this address. It may have been mistyped, or what stood here is gone."
        action={
          <Button asChild variant="outline">
            <Link to="/">Go to the start page</Link>
          </Button>
        }
      />
    </BarePage>
  )
}
