import { expect } from '@playwright/test'
import type { Engine, NamedKey } from './engine'
import { missedHits } from './hitTests'
import { type Found, find, shows, sideways, smallPopups, type Target, takeComplaints } from './inPage'
import type { Size } from './sizes'

const base = () => process.env.ENGINES_BASE ?? ''

/** Between two looks, in ms. A look works in the thread of the page, which it keeps from what is looked for. */
const intervals = [50, 100, 200]

/** Roles with the name of the control: `{ button: 'Filter' }`, `{ textbox: /^Name/ }`. */
type Named = Partial<Record<string, string | RegExp>>

const targetOf = (named: Named, at?: number): Target => {
  const [[role, name] = ['', undefined]] = Object.entries(named)
  return name instanceof RegExp ? { role, pattern: name.source, at } : { role, name, at }
}

/** What a user sees and does on one screen, in any engine. Waits for what it needs. */
export class Screen {
  readonly engine: Engine

  constructor(engine: Engine) {
    this.engine = engine
  }

  open(path: string): Promise<void> {
    return this.engine.open(base() + path)
  }

  resize(size: Size): Promise<void> {
    return this.engine.resize(size)
  }

  /** Undefined if there is no such element, or while the page changes. */
  private async look(named: Named, at?: number): Promise<Found | undefined> {
    return (await this.engine.run(find, targetOf(named, at)).catch(() => null)) ?? undefined
  }

  /** Waits until an element is there, and has what is expected. */
  async expect(named: Named, expected: Partial<Found> = {}, at?: number): Promise<void> {
    await expect
      .poll(() => this.look(named, at), { message: JSON.stringify(targetOf(named, at)), intervals })
      .toMatchObject(expected)
  }

  async expectGone(named: Named): Promise<void> {
    await expect
      .poll(() => this.look(named), { message: `no ${JSON.stringify(targetOf(named))}`, intervals })
      .toBeUndefined()
  }

  async expectText(text: string | RegExp): Promise<void> {
    const source = text instanceof RegExp ? text.source : text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
    await expect
      .poll(() => this.engine.run(shows, source).catch(() => false), {
        message: `text ${source}`,
        intervals,
      })
      .toBe(true)
  }

  /** Waits until a field has a text. */
  async expectFilled(named: Named, text: RegExp): Promise<void> {
    await expect.poll(async () => (await this.look(named))?.text ?? '', { intervals }).toMatch(text)
  }

  async expectAddress(pattern: RegExp): Promise<void> {
    await expect.poll(() => this.engine.run(() => location.href), { intervals }).toMatch(pattern)
  }

  /** Clicks the middle of an element once it is enabled, rests, and nothing covers it. */
  async click(named: Named, at?: number): Promise<void> {
    let before: Found | undefined
    await expect
      .poll(
        async () => {
          const now = await this.look(named, at)
          const rests = now !== undefined && now.x === before?.x && now.y === before.y
          before = now
          return now && { isEnabled: now.isEnabled, covers: now.covers, rests }
        },
        { message: `click ${JSON.stringify(targetOf(named, at))}`, intervals },
      )
      .toEqual({ isEnabled: true, covers: '', rests: true })
    if (before) await this.engine.click(before.x, before.y)
  }

  /** Replaces the text of a field. */
  async fill(named: Named, text: string): Promise<void> {
    await this.click(named)
    await this.expect(named, { hasFocus: true })
    await this.engine.pressControl('a')
    await this.engine.type(text)
    await this.expect(named, { text })
  }

  press(key: NamedKey): Promise<void> {
    return this.engine.press(key)
  }

  /** Nothing was written to the console, nothing scrolls sideways, controls can be hit, and popups have a size. */
  async expectSound(what: string): Promise<void> {
    await expect
      .poll(() => this.engine.run(smallPopups), { message: `${what}: popups below 100 px`, intervals })
      .toEqual([])
    // After a new size of the window, charts follow in a frame of their own.
    await expect
      .poll(() => this.engine.run(sideways), { message: `${what}: sideways scroll`, intervals })
      .toBeLessThanOrEqual(0)
    await expect
      .poll(async () => (await this.engine.run(missedHits)).missed, {
        message: `${what}: hit tests`,
        intervals,
      })
      .toEqual([])
  }

  complaints(): Promise<string[]> {
    return this.engine.run(takeComplaints)
  }
}
