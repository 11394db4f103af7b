import { expect, type Locator } from '@playwright/test'
import { radio, type Step } from './controls'

/** One red pixel. */
export const picture = {
  name: 'lantern.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
}

/** Where the demo stores uploaded images. */
export const uploaded = expect.stringMatching(/\/mock-images\/uploads\/\d+$/)

/** An image on the demo's own origin, so that no test needs the network. */
export const external = `http://localhost:${process.env.E2E_PORT ?? 4173}/favicon.svg`

export const imageAddress: Step = async (within) => {
  await radio('Source', 'External URL')(within)
  await within.getByRole('textbox', { name: 'Image URL' }).fill(external)
  await expect(within.getByRole('img', { name: 'Preview' })).toBeVisible()
}

export const imageFile: Step = async (within) => {
  await within.getByLabel('Choose a file').setInputFiles(picture)
  await expect(within.getByRole('button', { name: 'Remove image' })).toBeVisible()
}

/** Presses the button that opens the file chooser, and selects a file. */
export async function chooseFile(button: Locator): Promise<void> {
  const chooser = button.page().waitForEvent('filechooser')
  await button.click()
  await (await chooser).setFiles(picture)
}
