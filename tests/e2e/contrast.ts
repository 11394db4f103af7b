import type { Locator } from '@playwright/test'

/**
 * How an element looks: the colour that fills most of it, and the other colours in the first pixels of its four
 * sides. Forced colours keep only fills and edges in system colours, so these distinguish two states.
 */
export async function lookOf(part: Locator): Promise<{ fill: string; edges: string[] }> {
  const png = (await part.screenshot({ animations: 'disabled' })).toString('base64')
  return part.page().evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const { width, height } = image
    const context = new OffscreenCanvas(width, height).getContext('2d', {
      willReadFrequently: true,
    }) as OffscreenCanvasRenderingContext2D
    context.drawImage(image, 0, 0)
    const colours = (x: number, y: number, w: number, h: number) => {
      const { data } = context.getImageData(x, y, w, h)
      return Array.from({ length: w * h }, (_, pixel) => data.slice(4 * pixel, 4 * pixel + 3).join(' '))
    }
    const counts = new Map<string, number>()
    for (const colour of colours(0, 0, width, height)) counts.set(colour, (counts.get(colour) ?? 0) + 1)
    const [fill = ''] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? []
    const [middle, half, depth] = [Math.floor(width / 2), Math.floor(height / 2), 3]
    const sides = [
      ...colours(0, half, depth, 1),
      ...colours(width - depth, half, depth, 1),
      ...colours(middle, 0, 1, depth),
      ...colours(middle, height - depth, 1, depth),
    ]
    return { fill, edges: [...new Set(sides)].filter((colour) => colour !== fill).sort() }
  }, png)
}
