import { type ReactNode, useMemo } from 'react'
import { FormRoomProvider, useFormRoom } from '../room'

/** For the image fields inside: an upload that fails falls back silently to what was there (spec §8). */
export function QuietUploads({ children }: { children: ReactNode }) {
  const room = useFormRoom()
  const quiet = useMemo(() => {
    const { upload } = room
    return upload ? { ...room, upload: (file: File) => upload(file).catch(() => undefined) } : room
  }, [room])
  return <FormRoomProvider value={quiet}>{children}</FormRoomProvider>
}
