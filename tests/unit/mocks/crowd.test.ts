import { createWorld } from '@mocks/world/world'
import { expect, it } from 'vitest'
import { Player } from '@/generated/zod/gamificationAdminAPI.schemas'

it('an account with many players exists on request, and the demo world stays unchanged', () => {
  const demo = createWorld()
  const crowded = createWorld({ crowd: 100_000 })
  expect(demo.contents.crowdstead).toBeUndefined()
  const { crowdstead, ...others } = crowded.contents
  expect(others).toEqual(demo.contents)
  expect(crowdstead?.players).toHaveLength(100_000)
  expect(new Set(crowdstead?.players.map(({ player }) => player)).size).toBe(100_000)
  for (const player of crowdstead?.players.slice(0, 50) ?? [])
    expect(Player.safeParse(player).success).toBe(true)
})
