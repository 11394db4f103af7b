import { chakra, Flex } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { isJournalOn } from '@/api/writes/journal'
import { entities } from '@/entities/registry'
import { usePages } from '@/features/shared/pages'
import { IconButton } from '@/ui/Button'
import { Kbd } from '@/ui/inline'
import { ModalDialog } from '@/ui/ModalDialog'
import { Switch } from '@/ui/Switch'
import { chord, sectionKeys, setSingleKeys, useSingleKeys } from './keys'

/** All shortcuts of the console, and the switch for single-character ones. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const id = useId()
  const singleKeys = useSingleKeys()
  return (
    <ModalDialog
      open
      onClose={onClose}
      closeOnBackdrop
      aria-labelledby={`${id}title`}
      w="620px"
      css={{ '&[open]': { display: 'flex', flexDirection: 'column' } }}
      overflow="hidden"
    >
      <Flex align="center" justify="space-between" flexShrink="0" ps="5" pe="3.5" pt="2.5" pb="1.5">
        <chakra.h2 id={`${id}title`} textStyle="dialogTitle">
          Keyboard shortcuts
        </chakra.h2>
        <IconButton icon={X} label="Close" onClick={onClose} />
      </Flex>
      {/* Focusable, so that the keyboard can scroll it on a small screen. */}
      <chakra.div
        tabIndex={0}
        role="group"
        aria-labelledby={`${id}title`}
        overflow="auto"
        px="5"
        pb="4"
        _focusVisible={{ outlineOffset: '-2px' }}
      >
        <Keys title="Anywhere">
          <Key keys={[chord('K')]}>Global Search</Key>
          <Key keys={['?']}>Keyboard shortcuts</Key>
          <Key keys={['/']}>Search the list</Key>
          <Key keys={[chord('S')]} or={chord('Enter')}>
            Save the form
          </Key>
          {isJournalOn() && <Key keys={[chord('Z')]}>Undo the last change</Key>}
          <Key keys={['F8']}>Go to the message</Key>
        </Keys>
        <Keys title="Go to a page">
          {usePages().flatMap(({ to, title, icon: Icon, shortcut }) =>
            shortcut === undefined
              ? []
              : [
                  <Key key={to} keys={['g', shortcut]}>
                    <chakra.span color="fg.muted" flexShrink="0">
                      <Icon size={16} aria-hidden />
                    </chakra.span>
                    <span>{title}</span>
                  </Key>,
                ],
          )}
        </Keys>
        <Keys title="Go to a section">
          {entities
            .filter(({ list }) => sectionKeys[list.type])
            .map(({ list }) => (
              <Key key={list.type} keys={['g', sectionKeys[list.type] ?? '']}>
                <chakra.span color={list.family} flexShrink="0">
                  <list.icon size={16} aria-hidden />
                </chakra.span>
                <span>{list.title}</span>
              </Key>
            ))}
        </Keys>
      </chakra.div>
      <Flex align="center" gap="3" flexShrink="0" px="5" py="3" bg="bg.subtle" borderTopWidth="1px">
        <chakra.label htmlFor={`${id}single`} flex="1" textStyle="sm" cursor="pointer">
          Shortcuts of single characters
          <chakra.span id={`${id}help`} display="block" textStyle="xs" color="fg.muted">
            {`Turn them off if they get in the way of speech input. ${chord('K')}, ${chord('S')} and ${chord('Enter')} always work.`}
          </chakra.span>
        </chakra.label>
        <Switch
          id={`${id}single`}
          aria-label="Shortcuts of single characters"
          aria-describedby={`${id}help`}
          checked={singleKeys}
          onChange={setSingleKeys}
        />
      </Flex>
    </ModalDialog>
  )
}

function Keys({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.section mt="3">
      <chakra.h3 textStyle="tableHead" color="fg.muted" pb="1">
        {title}
      </chakra.h3>
      <chakra.dl
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="8"
      >
        {children}
      </chakra.dl>
    </chakra.section>
  )
}

interface KeyProps {
  /** Pressed one after the other. */
  keys: readonly string[]
  /** Another key with the same effect. */
  or?: string
  children: ReactNode
}

/** A shortcut: its description and its keys. */
function Key({ keys, or, children }: KeyProps) {
  return (
    <Flex align="center" justify="space-between" gap="3" minH="34px" borderBottomWidth="1px">
      <chakra.dt display="flex" alignItems="center" gap="9px" textStyle="nav">
        {children}
      </chakra.dt>
      <chakra.dd display="flex" gap="1">
        {keys.map((key) => (
          <Kbd key={key} minW="6" textAlign="center">
            {key}
          </Kbd>
        ))}
        {or && (
          <>
            <chakra.span textStyle="xs" color="fg.muted" alignSelf="center">
              {' or '}
            </chakra.span>
            <Kbd>{or}</Kbd>
          </>
        )}
      </chakra.dd>
    </Flex>
  )
}
