import { chakra } from '@chakra-ui/react'
import { type Ref, useMemo, useState } from 'react'
import { type Extent, shiftedExtent } from '@/engine/sets/suggestions'
import { MomentInput } from '@/form/fields/MomentInput'
import { readDate, toWire } from '@/lib/dates'
import { daysBetween } from '@/lib/days'
import { ownZone, readShift, type Shift, type ShiftUnit, shiftMoment } from '@/lib/zonedTime'
import { Input, Select } from '@/ui/Input'
import { Labelled } from '@/ui/Labelled'
import { Extents } from './Extents'

const unitNames: Readonly<Record<ShiftUnit, string>> = {
  d: 'days',
  w: 'weeks, same weekday',
  m: 'months',
  y: 'years',
}

interface ShiftState {
  text: string
  unit: ShiftUnit
  /** Undefined if the text is not a whole number. */
  value: Shift | undefined
  set: (text: string, unit: ShiftUnit) => void
}

/**
 * A shift that the user types.
 * @param kept the text and unit that the user had typed before. Default: those of `first`
 */
export function useShift(first: Shift, kept?: Pick<ShiftState, 'text' | 'unit'>): ShiftState {
  const [{ text, unit }, setState] = useState(kept ?? { text: String(first.count), unit: first.unit })
  const count = text.trim() === '' ? '0' : text.trim()
  return {
    text,
    unit,
    // Memoized, because dialogs compute the dates of hundreds of objects from it.
    value: useMemo(() => readShift(`${count}${unit}`), [count, unit]),
    set: (nextText, nextUnit) => setState({ text: nextText, unit: nextUnit }),
  }
}

interface ShiftFieldsProps {
  shift: ShiftState
  inputRef?: Ref<HTMLInputElement>
  /** The current first and last date. If set, the first day can be entered instead, and both new dates are shown. */
  extent?: Extent
}

/** The fields for a shift: the first day, or a number, also a negative one, and its unit. */
export function ShiftFields({ shift, inputRef, extent }: ShiftFieldsProps) {
  return (
    <>
      <div>
        {extent && (
          <chakra.div mb="4">
            <Labelled label="First day">
              {(id) => (
                <MomentInput
                  id={id}
                  followsText
                  value={shift.value && toWire(shiftMoment(extent.first, shift.value, ownZone()))}
                  onChange={(day) => {
                    if (day !== undefined) shift.set(String(daysBetween(extent.first, readDate(day))), 'd')
                  }}
                />
              )}
            </Labelled>
          </chakra.div>
        )}
        <Labelled
          label="Move dates by"
          hint={
            shift.value === undefined ? 'A whole number, such as 52 or -7' : 'The time of day stays the same.'
          }
        >
          {(id) => (
            <chakra.div display="grid" gridTemplateColumns="6rem minmax(0, 1fr)" gap="2">
              <Input
                id={id}
                ref={inputRef}
                inputMode="numeric"
                value={shift.text}
                aria-invalid={shift.value === undefined || undefined}
                onChange={(event) => shift.set(event.target.value, shift.unit)}
              />
              <Select
                aria-label="Unit"
                value={shift.unit}
                onChange={(event) => shift.set(shift.text, event.target.value as ShiftUnit)}
              >
                {Object.entries(unitNames).map(([unit, name]) => (
                  <option key={unit} value={unit}>
                    {name}
                  </option>
                ))}
              </Select>
            </chakra.div>
          )}
        </Labelled>
      </div>
      {extent && shift.value && (
        <Extents before={extent} after={shiftedExtent(extent, shift.value, ownZone())} />
      )}
    </>
  )
}
