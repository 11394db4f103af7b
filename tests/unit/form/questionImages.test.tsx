import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { QuestionsField } from '@/entities/fields/questions/QuestionsField'
import { UploadProvider } from '@/form/formContext'
import { choice, field, head, kind, press, question, sentQuestions, show, three } from './questionForm'
import type { Thing } from './render'

describe('the images of questions', () => {
  const file = () => new File(['x'], 'picture.png', { type: 'image/png' })
  const choose = (label: string, chosen = file()) =>
    fireEvent.change(field(`${label}, image file`), { target: { files: [chosen] } })

  it('can be uploaded, replaced and removed', async () => {
    const upload = vi.fn(async () => '/new.png')
    const { save, onSave } = await show({ upload })
    fireEvent.click(head(1))
    choose('Question 1')
    choose('Question 1, response 2')
    await screen.findByRole('button', { name: 'Question 1: replace image' })
    fireEvent.click(await screen.findByRole('button', { name: 'Question 1, response 2: image' }))
    await save()
    expect(sentQuestions(onSave)[0]).toMatchObject({
      imgUrl: '/new.png',
      choices: [{ imgUrl: '' }, { imgUrl: '/new.png' }],
    })
    press('Question 1, response 2: image')
    press('Question 1, response 2: remove image')
    expect(screen.getByRole('button', { name: 'Question 1, response 2: add image' })).toHaveFocus()
    press('Question 1: remove image')
    expect(screen.getByRole('button', { name: 'Question 1, image: choose a file' })).toHaveFocus()
    await save()
    expect(onSave.mock.lastCall?.[0]).toEqual(three())
  })

  it('can be removed without uploads, and the focus stays at their place', async () => {
    const choices = [{ ...choice('a'), imgUrl: '/a.png' }, choice('b')]
    const one = question('x', { imgUrl: '/x.png', choices })
    await show({
      object: { id: 't', account: 'a', questions: [one] },
      fields: (
        <UploadProvider value={{ upload: undefined }}>
          <QuestionsField kind={kind} />
        </UploadProvider>
      ),
    })
    fireEvent.click(head(1))
    press('Question 1, response 1: image')
    press('Question 1, response 1: remove image')
    const square = screen.getByRole('button', { name: 'Question 1, response 1: add image' })
    expect(square).toHaveFocus()
    expect(square).toHaveAttribute('aria-disabled', 'true')
    press('Question 1: remove image')
    const chooser = screen.getByRole('button', { name: 'Question 1, image: choose a file' })
    expect(chooser).toHaveFocus()
    expect(chooser).toHaveAttribute('aria-disabled', 'true')
    expect(square).toBeDisabled()
  })

  const several = (...names: string[]) =>
    names.map((name) => new File([name], name, { type: name.endsWith('.png') ? 'image/png' : 'text/plain' }))
  const square = (index: number) =>
    screen.getByRole('button', { name: new RegExp(`^Question 1, response ${index}: (add )?image$`) })

  it.each(['drop', 'choose'])(
    'several of them go to the choices in their order, and add choices: %s (rule QUESTION-6)',
    async (way) => {
      const upload = vi.fn(async ({ name }: File) => `/${name}`)
      const { save, onSave } = await show({ upload })
      fireEvent.click(head(1))
      const files = several('b.png', 'a.png', 'c.png')
      if (way === 'drop') fireEvent.drop(square(2), { dataTransfer: { types: ['Files'], files } })
      else fireEvent.change(field('Question 1, response 2, image file'), { target: { files } })
      await waitFor(() => expect(upload).toHaveBeenCalledTimes(3))
      expect(await screen.findByRole('button', { name: 'Question 1, response 4: image' })).toBeVisible()
      await save()
      expect(sentQuestions(onSave)[0].choices.map((one: Thing) => one.imgUrl)).toEqual([
        '',
        '/b.png',
        '/a.png',
        '/c.png',
      ])
    },
  )

  it('one of several that is refused says so at its choice, and keeps the others', async () => {
    const upload = vi.fn(async ({ name }: File) => `/${name}`)
    await show({ upload })
    fireEvent.click(head(1))
    fireEvent.drop(square(1), { dataTransfer: { types: ['Files'], files: several('a.png', 'notes.txt') } })
    expect(await screen.findByRole('button', { name: 'Question 1, response 1: image' })).toBeVisible()
    expect(screen.getByText('Choose an image file')).toBeVisible()
    expect(square(2)).toHaveAccessibleDescription('Choose an image file')
    expect(upload).toHaveBeenCalledTimes(1)
  })

  it('fall back silently to the previous ones if an upload fails (rule FIELD-4)', async () => {
    const upload = vi.fn(async () => Promise.reject(new Error('Too large')))
    const object = { ...three(), questions: [question('x', { imgUrl: '/old.png' })] }
    const { save, onSave } = await show({ upload, object })
    fireEvent.click(head(1))
    choose('Question 1')
    expect(await screen.findByText('Uploading...')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Uploading...')).toBeNull())
    expect(screen.queryByText(/Too large|could not/)).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    await save()
    expect(onSave.mock.lastCall?.[0]).toEqual(object)
  })

  it('stay with their choice when it moves during an upload, and a save waits for them', async () => {
    let finish = (_: string) => {}
    const upload = () =>
      new Promise<string>((resolve) => {
        finish = resolve
      })
    const { save, onSave } = await show({ upload })
    fireEvent.click(head(1))
    choose('Question 1, response 1')
    press('Question 1, response 1: move down')
    press('Move question 1 down')
    fireEvent.click(head(2))
    await save()
    expect(await screen.findByText('An image is still being uploaded')).toBeVisible()
    expect(onSave).not.toHaveBeenCalled()
    finish('/late.png')
    await waitFor(() => expect(screen.queryByText('An image is still being uploaded')).toBeNull())
    await save()
    const [y, x] = sentQuestions(onSave)
    expect(y).toEqual(three().questions[1])
    expect(x?.choices.map((one: Thing) => [one.id, one.imgUrl])).toEqual([
      ['x-b', ''],
      ['x-a', '/late.png'],
    ])
  })

  it('show which files are accepted, and when an image failed to load', async () => {
    const object = { ...three(), questions: [question('x'), question('y', { imgUrl: '/gone.png' })] }
    await show({ upload: vi.fn(), object })
    fireEvent.click(head(1))
    const limits = 'PNG, JPEG, GIF, WebP or AVIF, up to 5 MB'
    expect(
      screen.getByRole('button', { name: 'Question 1, image: choose a file' }),
    ).toHaveAccessibleDescription(limits)
    expect(screen.getByRole('button', { name: 'Question 1, response 1: add image' })).toHaveAttribute(
      'title',
      `Add image: ${limits}`,
    )
    fireEvent.click(head(2))
    fireEvent.error(document.querySelector('img[src$="/gone.png"]') as HTMLImageElement)
    expect(screen.getAllByRole('img', { name: 'The image could not be loaded' })).not.toHaveLength(0)
  })

  it('cannot be other kinds of files', async () => {
    const upload = vi.fn()
    await show({ upload })
    fireEvent.click(head(1))
    choose('Question 1', new File(['x'], 'notes.txt', { type: 'text/plain' }))
    expect(screen.getByText('Choose an image file')).toBeVisible()
    expect(upload).not.toHaveBeenCalled()
  })
})
