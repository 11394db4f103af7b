import './nodeGlobals'
import { afterAll, afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'
import { configureFeatures } from '@/model/features'
import { dismissToast } from '@/ui/toast'
import { removeTempFolders } from './tempFolder'

// Tests of plain functions run without a window.
if (typeof window !== 'undefined') {
  const { cleanup } = await import('./setupWindow')
  afterEach(cleanup)
}

/** A warning or an error on the console fails the test, unless the test has its own spy. */
let complaints: MockInstance[] = []

beforeEach(() => {
  complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
})

afterEach(() => {
  const messages = complaints.flatMap((spy) => (vi.isMockFunction(spy) ? spy.mock.calls : []))
  expect(messages, 'no message on the console').toEqual([])
})

/** The next file can run with the same modules. */
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  dismissToast()
  removeTempFolders()
  // A command of the programme turns it off.
  configureFeatures({})
})
