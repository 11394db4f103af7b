// Medians, ratios and the table of the bench.
import { readFileSync, writeFileSync } from 'node:fs'
import { median } from './median.ts'

export { median }

const short = (value) => {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2
  return String(Number(value.toFixed(digits)))
}

/** The median, with the range if it is wide. */
function spread(values) {
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)]
  const isWide = most - least > 0.1 * Math.abs(middle)
  return isWide ? `${short(middle)} (${short(least)}–${short(most)})` : short(middle)
}

/**
 * Results by application, metric and run. A run measures the applications right after one another, so ratios are taken
 * within a run.
 */
export class Results {
  /** @type {Map<string, Map<string, Map<number, number>>>} metric, application, run */
  metrics = new Map()

  add(app, run, metrics) {
    for (const [metric, value] of Object.entries(metrics)) {
      if (!Number.isFinite(value)) continue
      if (!this.metrics.has(metric)) this.metrics.set(metric, new Map())
      const ofMetric = this.metrics.get(metric)
      if (!ofMetric?.has(app)) ofMetric?.set(app, new Map())
      ofMetric?.get(app)?.set(run, value)
    }
  }

  /** The ratios to the floor, one for each run; none where the floor needed nothing or was not measured. */
  ratios(metric, app, floor) {
    const values = this.metrics.get(metric)?.get(app) ?? new Map()
    const base = this.metrics.get(metric)?.get(floor) ?? new Map()
    // A growth can be negative, which makes a ratio meaningless.
    if (/growth/.test(metric)) return []
    return [...values].filter(([run]) => base.get(run) > 0).map(([run, value]) => value / base.get(run))
  }

  /** The median of the ratios to the floor; undefined without any. */
  ratio(metric, app, floor) {
    const ratios = this.ratios(metric, app, floor)
    return ratios.length > 0 ? median(ratios) : undefined
  }

  /** A Markdown table: a row per metric, a column per application; the floor is first. */
  table(apps) {
    const [floor] = apps
    const cell = (metric, app) => {
      const values = [...(this.metrics.get(metric)?.get(app)?.values() ?? [])]
      if (values.length === 0) return '–'
      if (metric.startsWith('longest block') && median(values) === 0) return 'under 50'
      const ratio = app === floor ? undefined : this.ratio(metric, app, floor)
      return spread(values) + (ratio === undefined ? '' : ` · **${short(ratio)}×**`)
    }
    const line = (cells) => `| ${cells.join(' | ')} |`
    return [
      line(['Work', ...apps]),
      line(['---', ...apps.map(() => '---:')]),
      ...[...this.metrics.keys()].map((metric) => line([metric, ...apps.map((app) => cell(metric, app))])),
    ].join('\n')
  }
}

const markers = { begin: '<!-- bench: begin -->', end: '<!-- bench: end -->' }

/** Replaces the text between the markers of a document. */
export function writeBetweenMarkers(file, text) {
  const document = readFileSync(file, 'utf8')
  const begin = document.indexOf(markers.begin)
  const end = document.indexOf(markers.end)
  if (begin < 0 || end < begin) throw new Error(`${file} needs the lines ${markers.begin} and ${markers.end}`)
  const before = document.slice(0, begin + markers.begin.length)
  writeFileSync(file, `${before}\n\n${text}\n\n${document.slice(end)}`)
}
