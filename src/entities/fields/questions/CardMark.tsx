import { chakra } from '@chakra-ui/react'
import { CircleAlert, TriangleAlert } from 'lucide-react'
import { useStore } from '@/form/formContext'

/** Marks a closed question that contains an error or a warning. */
export function CardMark({ path }: { path: string }) {
  const isWrong = useStore((store) =>
    store.problems().some((problem) => problem.path.startsWith(`${path}.`) || problem.path === path),
  )
  const doubt = useStore((store) => store.doubtIn(path))
  if (!isWrong && doubt === undefined) return null
  const Icon = isWrong ? CircleAlert : TriangleAlert
  return (
    <chakra.span
      flexShrink="0"
      ms="auto"
      color={isWrong ? 'danger.text' : 'warning.text'}
      title={isWrong ? undefined : doubt}
    >
      <Icon size={16} aria-hidden />
      <chakra.span srOnly>{isWrong ? ', needs attention' : `, ${doubt}`}</chakra.span>
    </chakra.span>
  )
}
