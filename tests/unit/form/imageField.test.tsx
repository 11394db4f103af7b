import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ImageField } from '@/form/fields/ImageField'
import { UploadProvider } from '@/form/formContext'
import { showForm, type Thing } from './render'

const base = { id: 't', account: 'a' }
const picture = (name = 'a.png', type = 'image/png') => new File(['x'], name, { type })
const show = (object: Thing = {}, more: object = {}) =>
  showForm({
    fields: <ImageField<Thing> name="imgUrl" label="Image" />,
    object: { ...base, ...object },
    ...more,
  })
afterEach(() => vi.unstubAllGlobals())

const refused = 'What was dropped has neither a picture nor the address of one'
/** Drops a text on the field of the image. */
const dropText = (text: string) =>
  fireEvent.drop(screen.getByText(/^(Choose a file|Uploading...)$/).closest('label') as HTMLElement, {
    dataTransfer: {
      types: ['text/plain'],
      files: [],
      getData: (format: string) => (format === 'text/plain' ? text : ''),
    },
  })

const preview = () => screen.queryByAltText('Preview')

describe('an image', () => {
  it('is uploaded and the returned path becomes its URL', async () => {
    const upload = vi.fn(async (file: File) => `/images/${file.name}`)
    const { user, save, onSave } = await show({}, { upload })
    expect(preview()).not.toBeInTheDocument()
    await user.upload(screen.getByLabelText('Choose a file'), picture())
    expect(preview()).toHaveAttribute('src', '/images/a.png')
    await save()
    expect(onSave.mock.calls[0]?.[0]).toEqual({ ...base, imgUrl: '/images/a.png' })
  })

  it('can be dropped', async () => {
    const upload = vi.fn(async () => '/images/dropped.png')
    await show({}, { upload })
    const zone = screen.getByText('Choose a file').closest('label') as HTMLElement
    fireEvent.drop(zone, { dataTransfer: { types: ['Files'], files: [picture()] } })
    await waitFor(() => expect(preview()).toHaveAttribute('src', '/images/dropped.png'))
  })

  it('says so if what is dropped is neither a picture nor an address', async () => {
    await show({ imgUrl: '/old.png' }, { upload: vi.fn() })
    dropText('some words')
    expect(screen.getByText(refused)).toBeInTheDocument()
    expect(preview()).toHaveAttribute('src', '/old.png')
    dropText('https://a.example/p.png')
    expect(screen.getByLabelText('Image URL')).toHaveValue('https://a.example/p.png')
  })

  it('has no message of a refused drop once the upload that was under way is there', async () => {
    let finish = (_path: string) => {}
    const pending = new Promise<string>((resolve) => {
      finish = resolve
    })
    const { user } = await show({}, { upload: () => pending })
    await user.upload(screen.getByLabelText('Choose a file'), picture())
    dropText('some words')
    expect(screen.getByText(refused)).toBeInTheDocument()
    finish('/images/late.png')
    await waitFor(() => expect(preview()).toHaveAttribute('src', '/images/late.png'))
    expect(screen.queryByText(refused)).not.toBeInTheDocument()
  })

  it('stays the previous one if the upload fails, and the error is shown (rule FIELD-4)', async () => {
    const upload = vi.fn().mockRejectedValue(new Error('The file is too large'))
    const { user } = await show({ imgUrl: '/old.png' }, { upload })
    await user.upload(screen.getByLabelText('Choose a file'), picture())
    expect(screen.getByText('The image could not be uploaded: The file is too large')).toBeInTheDocument()
    expect(preview()).toHaveAttribute('src', '/old.png')
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument()
  })

  it('stays the previous one if the browser cannot read the file, and says so (rule FIELD-5)', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('', 'InvalidStateError')))
    const upload = vi.fn(async () => '/new.png')
    const { user } = await show({ imgUrl: '/old.png' }, { upload })
    await user.upload(screen.getByLabelText('Choose a file'), picture('heic.jpg', 'image/jpeg'))
    expect(
      await screen.findByText(
        'The browser cannot read this picture. The file may be of another kind than its name says.',
      ),
    ).toBeInTheDocument()
    expect(upload).not.toHaveBeenCalled()
    expect(preview()).toHaveAttribute('src', '/old.png')
  })

  it('blocks the save while it uploads', async () => {
    let finish = (_path: string) => {}
    const pending = new Promise<string>((resolve) => {
      finish = resolve
    })
    const { user, save, onSave } = await show({}, { upload: () => pending })
    await user.upload(screen.getByLabelText('Choose a file'), picture())
    expect(screen.getByText('Uploading...')).toBeInTheDocument()
    await save()
    expect(onSave).not.toHaveBeenCalled()
    finish('/images/late.png')
    await waitFor(() => expect(preview()).toHaveAttribute('src', '/images/late.png'))
    await save()
    expect(onSave).toHaveBeenCalledOnce()
  })

  it('cannot be another kind of file', async () => {
    const upload = vi.fn()
    await show({}, { upload })
    fireEvent.change(screen.getByLabelText('Choose a file'), {
      target: { files: [picture('a.pdf', 'application/pdf')] },
    })
    expect(upload).not.toHaveBeenCalled()
    expect(screen.getByText('Choose an image file')).toBeInTheDocument()
  })

  it('can be external; blank falls back to the default image (rule FIELD-3)', async () => {
    const { user, save, onSave } = await show({ imgUrl: '/old.png' })
    await user.click(screen.getByRole('radio', { name: 'External URL' }))
    const url = screen.getByLabelText('Image URL')
    expect(url).toHaveValue('/old.png')
    await user.clear(url)
    expect(preview()).not.toBeInTheDocument()
    await user.type(url, ' https://cdn.example/x.png ')
    await waitFor(() => expect(preview()).toHaveAttribute('src', 'https://cdn.example/x.png'))
    await save()
    expect(onSave.mock.calls[0]?.[0]).toEqual({ ...base, imgUrl: 'https://cdn.example/x.png' })
  })

  it('is requested from an external URL once it is complete, not at every key', async () => {
    await show()
    fireEvent.click(screen.getByRole('radio', { name: 'External URL' }))
    const url = screen.getByLabelText('Image URL')
    fireEvent.change(url, { target: { value: 'https:/' } })
    expect(screen.queryByText(/Enter the address/)).not.toBeInTheDocument()
    fireEvent.blur(url)
    expect(screen.getByText(/Enter the address/)).toBeInTheDocument()
    fireEvent.change(url, { target: { value: 'https://c' } })
    expect(screen.queryByText(/Enter the address/)).not.toBeInTheDocument()
    expect(preview()).not.toBeInTheDocument()
    fireEvent.change(url, { target: { value: 'https://cdn.example/x.png' } })
    expect(preview()).not.toBeInTheDocument()
    await waitFor(() => expect(preview()).toHaveAttribute('src', 'https://cdn.example/x.png'))
  })

  it('shows the formats and the size limit at the file chooser', async () => {
    await show({}, { upload: vi.fn() })
    expect(screen.getByText('PNG, JPEG, GIF, WebP or AVIF, up to 5 MB')).toBeVisible()
    expect(screen.getByLabelText('Choose a file')).toHaveAccessibleDescription(
      'PNG, JPEG, GIF, WebP or AVIF, up to 5 MB',
    )
  })

  it('is shown as missing if it fails to load, and the form can still be saved', async () => {
    const { user, save, onSave } = await show({ imgUrl: 'https://cdn.example/gone.png', name: 'x' })
    fireEvent.error(preview() as HTMLElement)
    expect(preview()).not.toBeInTheDocument()
    expect(screen.getByRole('img', { name: 'The image could not be loaded' })).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'External URL' }))
    const url = screen.getByLabelText('Image URL')
    const warning = 'No image could be loaded from this address'
    expect(url).toHaveAccessibleDescription(warning)
    expect(url).toBeValid()
    await user.type(url, '2')
    expect(screen.queryByText(warning)).not.toBeInTheDocument()
    await waitFor(() => expect(preview()).toHaveAttribute('src', 'https://cdn.example/gone.png2'))
    expect(screen.queryByText(warning)).not.toBeInTheDocument()
    fireEvent.error(preview() as HTMLElement)
    expect(screen.getByText(warning)).toBeVisible()
    await save()
    expect(onSave.mock.calls[0]?.[0]).toEqual({ ...base, name: 'x', imgUrl: 'https://cdn.example/gone.png2' })
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd'])(
    'is rejected with a message if its URL is %s',
    async (address) => {
      const { user, save, onSave } = await show({ imgUrl: '/old.png' })
      await user.click(screen.getByRole('radio', { name: 'External URL' }))
      const url = screen.getByLabelText('Image URL')
      await user.clear(url)
      await user.click(url)
      await user.paste(address)
      expect(url).toHaveAccessibleDescription('Enter the address of an image: https://…, http://… or a path')
      expect(preview()).not.toBeInTheDocument()
      await save()
      expect(onSave).not.toHaveBeenCalled()
    },
  )

  it('can be removed', async () => {
    const { user, save, onSave } = await show({ imgUrl: '/old.png' })
    await user.click(screen.getByRole('button', { name: 'Remove image' }))
    expect(preview()).not.toBeInTheDocument()
    expect(screen.getByRole('radio', { name: 'Upload' })).toHaveFocus()
    await save()
    expect(onSave.mock.calls[0]?.[0]).toEqual({ ...base, imgUrl: '' })
  })

  it('cannot be uploaded without an upload function, and the form shows why', async () => {
    const hint = 'Type the account id first.'
    const fields = (
      <UploadProvider value={{ upload: undefined, hint }}>
        <ImageField<Thing> name="imgUrl" label="Image" />
      </UploadProvider>
    )
    await show({}, { fields })
    expect(screen.getByLabelText('Choose a file')).toBeDisabled()
    expect(screen.getByText('Type the account id first.')).toBeInTheDocument()
  })
})
