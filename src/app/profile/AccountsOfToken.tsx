import { chakra, Flex } from '@chakra-ui/react'
import { Building2 } from 'lucide-react'
import { Thumb } from '@/ui/Thumb'

/** Details of an account besides its id. */
export interface AccountDetail {
  account?: string
  name?: string
  imgUrl?: string | null
}

/** The accounts listed in the access token, with names and images if known. */
export function AccountsOfToken(props: { ids: readonly string[]; details: readonly AccountDetail[] }) {
  if (props.ids.length === 0) return <chakra.p color="fg.muted">Your access token names no account.</chakra.p>
  return (
    <chakra.ul aria-label="Accounts" borderWidth="1px" borderRadius="md" listStyleType="none">
      {props.ids.map((id) => {
        const detail = props.details.find(({ account }) => account === id)
        return (
          <Flex
            as="li"
            key={id}
            align="center"
            gap="3"
            px="3"
            py="2"
            minH="47px"
            _notFirst={{ borderTopWidth: '1px' }}
          >
            <Thumb src={detail?.imgUrl} icon={Building2} family="people" size={32} />
            <chakra.span flex="1" minW="0" textStyle="label" overflowWrap="anywhere">
              {detail?.name ?? id}
            </chakra.span>
            {detail?.name && (
              <chakra.span fontFamily="mono" fontSize="xs" color="fg.muted" overflowWrap="anywhere">
                {id}
              </chakra.span>
            )}
          </Flex>
        )
      })}
    </chakra.ul>
  )
}
