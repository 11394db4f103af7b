import type { Size } from './sizes'

/** Keys that have no letter, as `KeyboardEvent.key` names them. */
export type NamedKey = 'Enter' | 'Escape' | 'Tab' | 'Backspace' | 'ArrowDown' | 'ArrowUp' | 'Home' | 'End'

/** The names under which `launch` opens a browser. Chromium is the reference to compare with. */
export type EngineName = 'firefox' | 'webkit' | 'chromium'

/** A browser with one window, driven by the input events of its own protocol. */
export interface Engine {
  open(url: string): Promise<void>
  /** Goes back in the history, as the button of the browser does. */
  back(): Promise<void>
  /**
   * Runs a function in the page and returns its result. The function is passed on as text, so it uses only its
   * arguments and what the page has; arguments and result are JSON.
   */
  run<A extends unknown[], R>(inPage: (...args: A) => R, ...args: A): Promise<R>
  /** A click at a point of the window, in CSS px. */
  click(x: number, y: number): Promise<void>
  /** Types letters into the element that has the focus. */
  type(text: string): Promise<void>
  press(key: NamedKey): Promise<void>
  /** A letter while Control is held. */
  pressControl(letter: string): Promise<void>
  /** Chooses a file in the file input that the selector finds. */
  attach(selector: string, path: string): Promise<void>
  /** Sets the size of the page, without the frame of the browser. */
  resize(size: Size): Promise<void>
  /** A PNG of what the window shows. */
  picture(): Promise<Buffer>
  close(): Promise<void>
}
