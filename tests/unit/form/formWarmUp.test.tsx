import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { FormWarmUp } from '@/form/FormWarmUp'
import { TextField } from '@/form/fields/TextField'
import { formOf } from '@/form/loadForm'
import type { EditedEntity, FormSpec } from '@/form/types'
import { Routed, type Thing, thing, thingsRouter } from './render'

/** Renders a list, and ahead the form of its type: one section with this content. */
async function warmUp(type: string, Content: () => React.ReactNode) {
  const spec: FormSpec<Thing> = {
    defaults: (account) => ({ account }),
    rules: [],
    sections: [{ id: 'fields', title: 'Fields', text: 'All of them.', Content }],
  }
  const schemas = vi.fn()
  const entity = { list: { ...thing, type }, form: async () => spec, schemas, managed: [] }
  await formOf(entity as never)
  const onDone = vi.fn()
  const router = thingsRouter(() => (
    <>
      <h1>Rows</h1>
      <FormWarmUp entity={entity as unknown as EditedEntity<Thing>} account="a" onDone={onDone} />
    </>
  ))
  const view = render(<Routed router={router} />)
  return { ...view, schemas, onDone }
}

/** Returns a list that records, in ms, when a form was added to the page. */
function watchForms() {
  const addedAt: number[] = []
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof HTMLElement && node.querySelector('form')) addedAt.push(performance.now())
  })
  observer.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  return addedAt
}

it('a form is rendered once, outside of the document, and does nothing (decision H85)', async () => {
  const rendered = vi.fn()
  const effect = vi.fn()
  const Content = () => {
    rendered()
    useEffect(effect)
    return <TextField<Thing> name="name" label="Name" />
  }
  const { schemas, unmount, onDone } = await warmUp('warm', Content)
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(screen.getByRole('heading', { name: 'Rows' })).toBeVisible()
  expect(rendered).toHaveBeenCalledOnce()
  expect(document.querySelector('form, input')).toBeNull()
  expect(document.activeElement).toBe(document.body)
  expect(effect).not.toHaveBeenCalled()
  expect(schemas).not.toHaveBeenCalled()
  unmount()
  const again = await warmUp('warm', Content)
  await waitFor(() => expect(again.onDone).toHaveBeenCalledOnce())
  expect(rendered).toHaveBeenCalledOnce()
})

it('a copy of it is laid out once, in a pause of the user, and leaves no trace', async () => {
  const addedAt = watchForms()
  let pressedAt = Number.NaN
  const Content = () => {
    // The user types while React renders.
    fireEvent.keyDown(document.body, { key: 'a' })
    pressedAt = performance.now()
    return <TextField<Thing> name="name" label="Name" />
  }
  const { onDone } = await warmUp('laid out', Content)
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(addedAt).toHaveLength(1)
  expect((addedAt[0] ?? 0) - pressedAt).toBeGreaterThanOrEqual(300)
  expect(document.querySelector('form, input')).toBeNull()
})

it('a form that cannot be rendered leaves the list as it is', async () => {
  const rendered = vi.fn(() => {
    throw new Error('broken')
  })
  await warmUp('broken', rendered)
  // React renders it once more before it gives up.
  await waitFor(() => expect(rendered).toHaveBeenCalledTimes(2))
  await act(async () => undefined)
  expect(screen.getByRole('heading', { name: 'Rows' })).toBeVisible()
})
