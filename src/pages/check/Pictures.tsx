import { chakra, Flex, Span } from '@chakra-ui/react'
import { ImageOff } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { checkPictures, picturesOf } from '@/engine/check/images'
import type { Finding } from '@/engine/check/types'
import { type LoadedList, rowsByType } from '@/entities/useLists'
import { formatNumber } from '@/lib/format'
import { Button } from '@/ui/Button'
import { LoadProgress } from '@/ui/LoadProgress'

interface PicturesProps {
  lists: readonly LoadedList[]
  onFound: (findings: readonly Finding[]) => void
}

/** Loads every picture on demand. That takes a request for each, so no check does it automatically. */
export function Pictures({ lists, onFound }: PicturesProps) {
  const pictures = useMemo(() => picturesOf(rowsByType(lists)), [lists])
  const count = new Set(pictures.map(({ url }) => url)).size
  const [looked, setLooked] = useState<number>()
  const [outcome, setOutcome] = useState<string>()
  const running = useRef<AbortController>(undefined)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => () => running.current?.abort(), [])

  const start = async () => {
    const controller = new AbortController()
    running.current = controller
    let done = 0
    setLooked(0)
    const found = await checkPictures(pictures, {
      signal: controller.signal,
      onProgress: (now) => {
        done = now
        setLooked(now)
      },
    })
    onFound(found)
    setLooked(undefined)
    const broken = found.length === 0 ? 'All of them load' : `${found.length} could not be loaded`
    setOutcome(`${formatNumber(done)} of ${formatNumber(count)} pictures were loaded. ${broken}.`)
    setTimeout(() => button.current?.focus({ preventScroll: true }))
  }
  if (count === 0) return null
  return (
    <Flex as="section" wrap="wrap" align="center" gap="3" px="inset" py="3" _print={{ display: 'none' }}>
      <Span display="grid" color="fg.muted">
        <ImageOff size={16} aria-hidden />
      </Span>
      <chakra.div flex="1" minW="12rem">
        <p>
          <b>Pictures</b>
        </p>
        <chakra.p role="status" textStyle="sm" color="fg.muted">
          {outcome ?? `${formatNumber(count)} pictures. Whether they load is checked when you ask for it.`}
        </chakra.p>
      </chakra.div>
      {looked === undefined ? (
        <Button ref={button} variant="outline" size="sm" onClick={() => void start()}>
          Check pictures
        </Button>
      ) : (
        <LoadProgress
          label="Checking pictures"
          value={looked}
          max={count}
          onStop={() => running.current?.abort()}
        >
          {`${formatNumber(looked)} of ${formatNumber(count)}`}
        </LoadProgress>
      )}
    </Flex>
  )
}
