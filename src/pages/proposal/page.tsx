import { useNavigate } from '@tanstack/react-router'
import { FileX2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { isProposalFragment, shortenedText, textOfFragment } from '@/engine/proposals/link'
import { readProposal } from '@/engine/proposals/readProposal'
import { Panel } from '@/list/Panel'
import { faultText, showProposal } from '@/parts/plan/openProposal'
import { requestOpen } from '@/parts/plan/openRequest'
import { Button } from '@/ui/Button'
import { StateView } from '@/ui/StateView'
import { WindowTitle } from '@/ui/WindowTitle'

/** Opens the proposal of a link (rule PROPOSE-8): its preview takes the place of this page, and of the fragment. */
export function ProposalPage({ hash }: { hash: string }) {
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    let isHere = true
    void problemOf(hash).then((found) => {
      if (!isHere) return
      if (found === undefined) void navigate({ to: '/programme/plan', replace: true })
      else setProblem(found)
    })
    return () => {
      isHere = false
    }
  }, [hash, navigate])
  if (problem === undefined)
    return (
      <Panel grows aria-busy>
        <WindowTitle>Proposal</WindowTitle>
      </Panel>
    )
  return (
    <Panel grows>
      <WindowTitle>Proposal</WindowTitle>
      <StateView
        level={1}
        icon={FileX2}
        title="This proposal cannot be opened"
        text={`${problem}. Nothing was sent.`}
        action={
          <Button variant="outline" onClick={requestOpen}>
            Open a file...
          </Button>
        }
      />
    </Panel>
  )
}

/** Shows the preview of a proposal in a fragment. Returns undefined, or why it cannot be opened. */
async function problemOf(hash: string): Promise<string | undefined> {
  if (!isProposalFragment(hash)) return 'This address has no proposal in it: open the whole link, or a file'
  const text = await textOfFragment(hash)
  if (text === undefined) return shortenedText
  const read = await readProposal(text)
  if (!read.proposal) return faultText(read)
  showProposal(read.proposal)
  return undefined
}
