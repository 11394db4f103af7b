import { setFault } from '@mocks/faults'
import { serve } from '@mocks/httpServer'

/** The mocked API over HTTP on a free port, and a function that makes operations fail. */
export const start = async () => ({ ...(await serve(0)), setFault })
