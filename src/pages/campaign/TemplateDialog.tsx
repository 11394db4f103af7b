import { chakra } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { copyRequest } from '@/engine/sets/copyRequest'
import { countUses } from '@/engine/sets/suggestions'
import {
  type Answers,
  appliedTemplate,
  firstAnswers,
  numberAtPath,
  type Template,
  type TemplateQuestion,
} from '@/engine/sets/template'
import { replaced } from '@/engine/sets/transform'
import { MomentInput } from '@/form/fields/MomentInput'
import { readDate, toWire } from '@/lib/dates'
import { formatNumber, pluralize } from '@/lib/format'
import { ownZone } from '@/lib/zonedTime'
import type { Lists } from '@/model/references'
import { JoinsNote } from '@/parts/campaigns/JoinsNote'
import { contentsText, TemplatePicture } from '@/parts/campaigns/TemplateFace'
import { useOpenPlan } from '@/parts/plan/useOpenPlan'
import { FormDialog } from '@/ui/FormDialog'
import { Input } from '@/ui/Input'
import { Labelled } from '@/ui/Labelled'

interface TemplateDialogProps {
  account: string
  rows: Lists
  /** Objects can be missing in the lists. */
  isPart: boolean
  template: Template
  onClose: () => void
}

/** Asks what a template asks, and leads to the preview of the plan that creates its objects. */
export function TemplateDialog({ account, rows, isPart, template, onClose }: TemplateDialogProps) {
  const openPlan = useOpenPlan()
  const box = useRef<HTMLDivElement>(null)
  const [answers, setAnswers] = useState<Answers>(() =>
    firstAnswers(template, Date.now(), (tag) => countUses(rows, { tag }) > 0),
  )
  const made = appliedTemplate(template, answers, ownZone())
  const tag = made.set.of?.tag
  const isInvalid = template.ask.some((ask, index) => ask.kind === 'number' && !isWhole(answers[index]))
  const preview = () => {
    const { set, transform } = made
    const { title } = template
    openPlan(copyRequest({ account, lists: rows, set, transform, title, isTemplate: true }), 'campaign')
  }
  return (
    <FormDialog
      title={template.title}
      text={`${template.text} ${pluralize(template.objects.length, 'object')}, inactive at first.`}
      isDisabled={isInvalid}
      initialFocusRef={box}
      onClose={onClose}
      confirm="Preview"
      onConfirm={preview}
    >
      <div>
        <TemplatePicture template={template} />
        <chakra.p mt="1" textStyle="xs" color="fg.muted">
          {contentsText(template)}
        </chakra.p>
      </div>
      <chakra.div ref={box} tabIndex={-1} outline="0" display="grid" gap="4">
        {template.ask.map((ask, index) => (
          <AskField
            // biome-ignore lint/suspicious/noArrayIndexKey: the questions of a template do not change
            key={index}
            ask={ask}
            value={answers[index]}
            onChange={(value) => setAnswers({ ...answers, [index]: value })}
          />
        ))}
      </chakra.div>
      <JoinsNote
        lists={rows}
        isPart={isPart}
        name={tag === undefined ? undefined : { tag: replaced(tag, made.transform.replace) }}
      />
    </FormDialog>
  )
}

const isWhole = (answer: Answers[number]) =>
  answer === undefined || answer === '' || /^\d{1,9}$/.test(String(answer))

/** What a number changes if it is set in several objects: 'For 9 levels, from 100 to 11,020'. */
function effectText(set: Extract<TemplateQuestion, { kind: 'number' }>['set'], answer: Answers[number]) {
  const objects = [...new Map(set.map((place) => [`${place.type} ${place.id}`, place])).values()]
  if (objects.length === 1 || answer === undefined || answer === '' || !isWhole(answer)) return undefined
  const numbers = set.map((place) => numberAtPath(place, Number(answer)))
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
  const range = least === most ? '' : `, from ${formatNumber(least)} to ${formatNumber(most)}`
  return `For ${contentsText({ objects })}${range}`
}

interface AskFieldProps {
  ask: TemplateQuestion
  value: Answers[number]
  onChange: (value: Answers[number]) => void
}

function AskField({ ask, value, onChange }: AskFieldProps) {
  const effect = ask.kind === 'number' ? effectText(ask.set, value) : undefined
  return (
    <Labelled label={ask.label} hint={effect}>
      {(id, hintId) =>
        ask.kind === 'start' ? (
          <MomentInput
            id={id}
            value={typeof value === 'number' ? toWire(value) : undefined}
            onChange={(date) => onChange(date === undefined ? undefined : readDate(date))}
            followsText
          />
        ) : (
          <Input
            id={id}
            inputMode={ask.kind === 'number' ? 'numeric' : undefined}
            aria-invalid={ask.kind === 'number' && !isWhole(value) ? true : undefined}
            aria-describedby={effect === undefined ? undefined : hintId}
            value={value === undefined ? '' : String(value)}
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }
    </Labelled>
  )
}
