/* The steps that the cases of tests/entities use. Passed as an argument, so that Vitest loads no browser code. */

export * from './controls'
export * from './formCase'
export * from './images'
export * from './questions'
export * as shared from './shared'
