import { setFault } from '@mocks/faults'
import { serve } from '@mocks/httpServer'

/** The mocked API over HTTP on a free port, with the failures it can be told to answer with. */
export const start = async () => ({ ...(await serve(0)), setFault })
