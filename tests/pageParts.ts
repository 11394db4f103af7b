import { readFileSync } from 'node:fs'
import type { Download, Page } from '@playwright/test'

/* Parts of pages that end-to-end and live tests use. */

export const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

/** The content of a downloaded file. */
export const textOf = async (download: Download): Promise<string> =>
  readFileSync(await download.path(), 'utf8')
