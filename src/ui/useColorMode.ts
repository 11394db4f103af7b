import { useSyncExternalStore } from 'react'
import { colorModeStore } from './colorMode'

const { subscribe, mode, choice, choose } = colorModeStore

/** `mode` is what shows, `choice` what was chosen ('system' follows the operating system). */
export const useColorMode = () => ({
  mode: useSyncExternalStore(subscribe, mode),
  choice: useSyncExternalStore(subscribe, choice),
  choose,
})
