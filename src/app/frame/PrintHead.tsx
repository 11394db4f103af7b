import { chakra } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })

/** The first line of a printed page: the account and the time of printing. */
export function PrintHead({ account }: { account: string | undefined }) {
  const [printed, setPrinted] = useState(() => new Date())
  useEffect(() => {
    const onPrint = () => flushSync(() => setPrinted(new Date()))
    window.addEventListener('beforeprint', onPrint)
    return () => window.removeEventListener('beforeprint', onPrint)
  }, [])
  return <Line>{[account, moment.format(printed)].filter(Boolean).join(' · ')}</Line>
}

const Line = chakra('p', {
  base: { display: 'none', _print: { display: 'block', mb: '3', textStyle: 'sm', color: 'fg.muted' } },
})
