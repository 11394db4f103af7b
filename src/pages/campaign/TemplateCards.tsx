import { chakra } from '@chakra-ui/react'
import { useSelector } from '@tanstack/react-store'
import { FileBraces, X } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { canPlan } from '@/auth/permissions'
import { useSession } from '@/auth/session'
import { shippedTemplates } from '@/engine/sets/shippedTemplates'
import { readTemplate, type Template } from '@/engine/sets/template'
import { textOfFile } from '@/engine/transfer/fileText'
import type { FileFault } from '@/engine/transfer/readBundle'
import { pluralize } from '@/lib/format'
import type { Lists } from '@/model/references'
import { readStoredTemplates, storedTemplates } from '@/parts/campaigns/storedTemplates'
import { TemplateFace, TemplateGrid } from '@/parts/campaigns/TemplateFace'
import { FaultTable } from '@/parts/files/FaultTable'
import { Button, IconButton } from '@/ui/Button'
import { Note } from '@/ui/Note'
import { Title } from '@/ui/Title'
import { TemplateDialog } from './TemplateDialog'

interface TemplateCardsProps {
  account: string
  rows: Lists
  /** Objects can be missing in the lists. */
  isPart: boolean
  /** The template that the address names. */
  title: string | undefined
  onTitle: (title: string | undefined) => void
}

/** The templates that ship with the console, and those that the user keeps (rule CAMPAIGN-11). */
export function TemplateCards({ account, rows, isPart, title, onTitle }: TemplateCardsProps) {
  const { user } = useSession()
  const texts = useSelector(storedTemplates.atom()) ?? none
  const kept = useMemo(() => readStoredTemplates(texts), [texts])
  const shipped = useMemo(shippedTemplates, [])
  const input = useRef<HTMLInputElement>(null)
  const [opened, setChosen] = useState<Template>()
  const offered = [...shipped, ...kept.map(({ template }) => template)]
  const chosen = opened ?? offered.find((template) => template.title === title)
  const [refused, setRefused] = useState<{ file: string; problem?: string; faults?: readonly FileFault[] }>()
  if (!canPlan(user?.permissions ?? [])) return null
  const onFile = async (file: File | undefined) => {
    if (!file) return
    const { text, problem } = textOfFile(new Uint8Array(await file.arrayBuffer()))
    if (text === undefined) return setRefused({ file: file.name, problem })
    const read = readTemplate(text)
    if (read.template) {
      setRefused(undefined)
      setChosen(read.template)
    } else setRefused({ file: file.name, ...read })
  }
  return (
    <chakra.section
      aria-labelledby="templates"
      bg="bg.subtle"
      borderTopWidth="1px"
      px="inset"
      py="5"
      _print={{ display: 'none' }}
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" mb="3">
        <Title id="templates">New from a template</Title>
        <chakra.span textStyle="sm" color="fg.muted">
          It asks for a few words, then shows a plan.
        </chakra.span>
        <chakra.span ms="auto">
          <input
            ref={input}
            type="file"
            accept=".json,application/json"
            aria-label="Template file"
            hidden
            onChange={({ target }) => {
              void onFile(target.files?.[0])
              target.value = ''
            }}
          />
          <Button variant="outline" size="sm" onClick={() => input.current?.click()}>
            <FileBraces size={16} aria-hidden />
            <span>Import a template...</span>
          </Button>
        </chakra.span>
      </chakra.div>
      {refused && (
        <>
          <Note role="alert" tone="danger">
            {`${refused.file} is no template that fits: ${refused.problem ?? pluralize(refused.faults?.length ?? 0, 'fault')}.`}
          </Note>
          {refused.faults && <FaultTable label={`Faults in ${refused.file}`} faults={refused.faults} />}
        </>
      )}
      <TemplateGrid>
        {shipped.map((template) => (
          <TemplateCard key={template.title} template={template} onChoose={() => setChosen(template)} />
        ))}
        {kept.map(({ text, template }) => (
          <TemplateCard
            key={text}
            template={template}
            onChoose={() => setChosen(template)}
            onForget={() => storedTemplates.set(texts.filter((one) => one !== text))}
          />
        ))}
      </TemplateGrid>
      {chosen && (
        <TemplateDialog
          account={account}
          rows={rows}
          isPart={isPart}
          template={chosen}
          onClose={() => {
            setChosen(undefined)
            if (title !== undefined) onTitle(undefined)
          }}
        />
      )}
    </chakra.section>
  )
}

const none: readonly string[] = []

interface TemplateCardProps {
  template: Template
  onChoose: () => void
  onForget?: () => void
}

function TemplateCard({ template, onChoose, onForget }: TemplateCardProps) {
  return (
    <li>
      <button type="button" onClick={onChoose}>
        <TemplateFace template={template} />
      </button>
      {onForget && (
        <chakra.span position="absolute" top="1" insetEnd="1">
          <IconButton icon={X} label={`Remove the template ${template.title}`} onClick={onForget} />
        </chakra.span>
      )}
    </li>
  )
}
