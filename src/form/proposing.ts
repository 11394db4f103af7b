import { type ComponentType, createContext } from 'react'
import type { Proposable } from '@/model/proposable'

/** The dialog that proposes the edits of a form. The route provides it, because proposals are plans. */
export const ProposeEdits = createContext<ComponentType<Proposable> | undefined>(undefined)

/** Whether 'Propose...' stands beside 'Save', in its place (rule PERM-13), or not at all. */
export type Proposes = 'beside' | 'only' | undefined
