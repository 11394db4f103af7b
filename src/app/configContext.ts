import { createContext, useContext } from 'react'
import type { AppConfig } from './config'

/** Provided at boot with the result of `loadConfig`. */
export const ConfigContext = createContext<AppConfig | null>(null)

/** The configuration of this deployment (rule CONFIG-1). */
export function useAppConfig(): AppConfig {
  const config = useContext(ConfigContext)
  if (!config) throw new Error('useAppConfig needs ConfigContext above it')
  return config
}
