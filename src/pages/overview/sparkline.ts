/** The value of a figure at a moment. */
export interface Sample {
  /** In ms. */
  at: number
  value: number
}

/** The outlines of a small line chart, as SVG paths. */
interface Sparkline {
  line: string
  /** The closed shape below the line. */
  area: string
  /** The last point of the line. */
  end: { x: number; y: number }
}

const round = (value: number) => Math.round(value * 10) / 10

/** The space around the line, so that its stroke is not clipped. */
const inset = 3

/** Draws samples in order of time into a box. A figure that does not change is a line in the lower third. */
export function sparkline(samples: readonly Sample[], width: number, height: number): Sparkline {
  const first = samples[0]?.at ?? 0
  const last = samples.at(-1)?.at ?? 0
  const values = samples.map(({ value }) => value)
  const least = Math.min(...values)
  const span = Math.max(...values) - least
  const right = width - inset
  const x = (at: number) => round(last > first ? ((at - first) / (last - first)) * right : right)
  const y = (value: number) =>
    round(span > 0 ? inset + (1 - (value - least) / span) * (height - 2 * inset) : height * 0.7)
  const points = samples.map(({ at, value }) => ({ x: x(at), y: y(value) }))
  const end = points.at(-1) ?? { x: right, y: height * 0.7 }
  const from = points.length > 1 ? points : [{ x: 0, y: end.y }, end]
  const line = from.map((point, index) => `${index === 0 ? 'M' : 'L'}${point.x} ${point.y}`).join('')
  return { line, area: `${line}L${end.x} ${height}L${from[0]?.x ?? 0} ${height}Z`, end }
}

/** The number of samples that are kept. */
const most = 120

/** Adds a sample. If there are too many, removes every second one, so that the chart keeps its start. */
export function withSample(samples: readonly Sample[], next: Sample): readonly Sample[] {
  const all = [...samples, next]
  return all.length <= most ? all : all.filter((_, index) => index % 2 === 0 || index === all.length - 1)
}
