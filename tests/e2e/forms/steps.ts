/* What the cases of tests/entities are written with; they get it as an argument, so that Vitest loads nothing of a browser. */

export * from './controls'
export * from './formCase'
export * from './images'
export * from './questions'
export * as shared from './shared'
