import { type CsvColumn, csvOf } from '@/lib/csv'
import { runSync } from '@/lib/idle'
import { csvSeparator } from '@/parts/files/csvSeparator'
import { download, fileName, saveBlob } from '@/ui/download'

/* The files of a chart: its data, and its picture. */

/** A value in the table of a chart. */
export type ChartCell = string | number

export function saveCsv(
  title: string,
  columns: readonly string[],
  rows: readonly (readonly ChartCell[])[],
): void {
  const read: CsvColumn<readonly ChartCell[]>[] = columns.map((header, index) => ({
    header,
    read: (row) => row[index],
  }))
  const parts = runSync(csvOf(read, rows, 'spreadsheet', csvSeparator()))
  download(fileName([title.toLowerCase()], 'csv'), parts, 'text/csv')
}

/** What a picture needs of the styles of the page. */
const styles = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'font-size',
  'font-weight',
  'font-family',
] as const

/** Pictures are twice as large as on the screen, for use in documents. */
const scale = 2
const [marginPx, titlePx, rowPx] = [16, 32, 18]
/** The size of a swatch of the legend. */
export const swatchPx = { width: 24, height: 12 }
const namespace = 'http://www.w3.org/2000/svg'

/**
 * Saves the title, the chart and its legend as a picture, with the colours that they have on the screen. The legend is a
 * list of texts, each after its swatch.
 */
export async function savePng(title: string, svg: SVGSVGElement, legend: Element | null): Promise<void> {
  const picture = pictureOf(title, svg, [...(legend?.children ?? [])])
  const [width, height] = [Number(picture.getAttribute('width')), Number(picture.getAttribute('height'))]
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(picture))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width * scale
  canvas.height = height * scale
  const context = canvas.getContext('2d')
  if (!context) return
  context.fillStyle = backgroundOf(svg)
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.scale(scale, scale)
  context.drawImage(image, 0, 0, width, height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (blob) saveBlob(fileName([title.toLowerCase()], 'png'), blob)
}

/** An SVG of the title, the chart and the legend below each other, with a margin around them. */
function pictureOf(title: string, svg: SVGSVGElement, legend: readonly Element[]): SVGSVGElement {
  const [width, height] = [Number(svg.getAttribute('width')), Number(svg.getAttribute('height'))]
  const { color, fontFamily } = getComputedStyle(svg)
  const picture = element('svg', {
    width: width + 2 * marginPx,
    height: height + legend.length * rowPx + titlePx + 2 * marginPx,
  })
  const text = (content: string, x: number, y: number, more: object = {}) => {
    const written = element('text', {
      x,
      y,
      fill: color,
      'font-family': fontFamily,
      'font-size': 12,
      ...more,
    })
    written.textContent = content
    return written
  }
  picture.append(text(title, marginPx, marginPx + 16, { 'font-size': 16, 'font-weight': 600 }))
  const chart = withStyles(svg)
  for (const [name, value] of Object.entries({ x: marginPx, y: marginPx + titlePx, overflow: 'visible' }))
    chart.setAttribute(name, String(value))
  picture.append(chart)
  for (const [index, item] of legend.entries()) {
    const y = marginPx + titlePx + height + (index + 1) * rowPx
    const swatch = item.querySelector('svg')
    if (swatch) {
      const copied = withStyles(swatch)
      copied.setAttribute('x', String(marginPx))
      copied.setAttribute('y', String(y - swatchPx.height + 1))
      picture.append(copied)
    }
    picture.append(text(item.textContent ?? '', marginPx + (swatch ? swatchPx.width + 6 : 0), y))
  }
  return picture
}

function element<Name extends keyof SVGElementTagNameMap>(name: Name, attributes: object) {
  const created = document.createElementNS(namespace, name)
  for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, String(value))
  return created
}

/** A copy of an SVG with the styles of the page as attributes. */
function withStyles(svg: SVGSVGElement): SVGSVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement
  const [from, to] = [
    [svg, ...svg.querySelectorAll('*')],
    [copy, ...copy.querySelectorAll('*')],
  ]
  for (const [index, original] of from.entries()) {
    const computed = getComputedStyle(original)
    for (const name of styles) {
      const value = computed.getPropertyValue(name)
      // The computed URL of a pattern is absolute. Make it relative to the SVG.
      if (value) to[index]?.setAttribute(name, value.replace(/url\(["']?[^"')]*#([\w-]+)["']?\)/, 'url(#$1)'))
    }
  }
  return copy
}

/** The first background behind an element that is not transparent. */
function backgroundOf(element: Element): string {
  for (let one: Element | null = element; one; one = one.parentElement) {
    const color = getComputedStyle(one).backgroundColor
    if (color && !/^(transparent|rgba\(0, 0, 0, 0\))$/.test(color)) return color
  }
  return '#ffffff'
}
