import { type ComponentType, createContext } from 'react'
import type { Proposable } from '@/model/proposable'

/** The dialog that proposes the edits of a form. The route provides it, because proposals are plans. */
export const ProposeEdits = createContext<ComponentType<Proposable> | undefined>(undefined)

/** How 'Propose...' is offered: `beside` Save, as the `only` action (rule PERM-13), or not at all. */
export type Proposes = 'beside' | 'only' | undefined
