import { useSelector } from '@tanstack/react-store'
import { colorModeStore } from './colorMode'

const { mode, choice, choose } = colorModeStore

/** `mode` is what shows, `choice` what was chosen ('system' follows the operating system). */
export const useColorMode = () => ({ mode: useSelector(mode), choice: useSelector(choice), choose })
