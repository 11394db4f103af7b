import { startTransition, useEffect, useState } from 'react'
import { type Compared, comparing, type Matrix } from '@/engine/compare/matrix'
import { inSlices } from '@/lib/idle'

/** Compares in slices, and again when something changes. Undefined until the first result. */
export function useMatrix(
  compared: readonly Compared[] | undefined,
  withAvailability: boolean,
): Matrix | undefined {
  const [result, setResult] = useState<{ of: readonly Compared[]; matrix: Matrix }>()
  useEffect(() => {
    if (!compared) return undefined
    return inSlices(comparing({ compared, withAvailability }), (matrix) =>
      startTransition(() => setResult({ of: compared, matrix })),
    )
  }, [compared, withAvailability])
  // A result is only valid for the accounts that it was computed for.
  return result && result.of === compared ? result.matrix : undefined
}
