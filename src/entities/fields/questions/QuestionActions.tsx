import { Flex } from '@chakra-ui/react'
import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react'
import { IconButton } from '@/ui/IconButton'
import { useQuestionEditor } from './kind'

interface QuestionActionsProps {
  index: number
  isFirst: boolean
  isLast: boolean
  isOpen: boolean
}

/** Actions on a whole question. Small screens show them only for an open question, because of space. */
export function QuestionActions({ index, isFirst, isLast, isOpen }: QuestionActionsProps) {
  const { move, duplicate, remove } = useQuestionEditor()
  const name = `question ${index + 1}`
  return (
    <Flex display={{ base: 'flex', mdDown: isOpen ? 'flex' : 'none' }} flexShrink="0" ms="auto">
      <IconButton
        icon={ArrowUp}
        label={`Move ${name} up`}
        disabled={isFirst}
        onClick={() => move(index, index - 1)}
      />
      <IconButton
        icon={ArrowDown}
        label={`Move ${name} down`}
        disabled={isLast}
        onClick={() => move(index, index + 1)}
      />
      <IconButton icon={Copy} label={`Duplicate ${name}`} onClick={() => duplicate(index)} />
      <IconButton
        icon={Trash2}
        label={`Delete ${name}`}
        variant="ghostDanger"
        onClick={() => remove(index)}
      />
    </Flex>
  )
}
