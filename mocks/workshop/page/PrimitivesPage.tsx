import { chakra } from '@chakra-ui/react'
import { ArrowLeft, Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { basePath } from '@/lib/basePath'
import { Button } from '@/ui/Button'
import { colorModeStore } from '@/ui/colorMode'
import { Toaster } from '@/ui/Toaster'
import { StyleProvider } from '@/ui/theme/StyleProvider'
import { primitives } from './primitives'

const { mode, choose } = colorModeStore
const watchMode = (listener: () => void) => mode.subscribe(listener).unsubscribe

/** Shows each component of `src/ui`, and the part that pages share, with its variants, in the console's own styles. */
export function PrimitivesPage() {
  const isDark = useSyncExternalStore(watchMode, mode.get) === 'dark'
  return (
    <StyleProvider>
      <chakra.main maxW="1100px" mx="auto" px={{ base: '4', md: '10' }} pt="6" pb="16">
        <chakra.a
          href={`${basePath}/workshop`}
          display="inline-flex"
          alignItems="center"
          gap="2"
          minH="8"
          textStyle="sm"
          color="fg.muted"
        >
          <ArrowLeft size={14} aria-hidden /> Scenarios
        </chakra.a>
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
          <chakra.h1 textStyle="pageTitle">Primitives</chakra.h1>
          <Button variant="outline" onClick={() => choose(isDark ? 'light' : 'dark')}>
            {isDark ? <Sun size={16} aria-hidden /> : <Moon size={16} aria-hidden />}
            {isDark ? 'Light theme' : 'Dark theme'}
          </Button>
        </chakra.div>
        <chakra.p color="fg.muted">
          Each component of src/ui, and the part of pages. Screens have no other button, input, dialog or
          menu.
        </chakra.p>
        {primitives.map(({ file, text, Shown }) => (
          <chakra.section key={file} aria-labelledby={file} mt="7">
            <chakra.h2 id={file} textStyle="name">
              {file}
            </chakra.h2>
            <chakra.p textStyle="sm" color="fg.muted" mb="2">
              {text}
            </chakra.p>
            <chakra.div
              display="flex"
              flexWrap="wrap"
              alignItems="center"
              gap="3"
              p="5"
              bg="bg.panel"
              borderWidth="1px"
              borderRadius="lg"
            >
              <Shown />
            </chakra.div>
          </chakra.section>
        ))}
      </chakra.main>
      <Toaster />
    </StyleProvider>
  )
}
