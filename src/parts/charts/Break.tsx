/** Two strokes across the end of a bar or a line that is cut. */
export function Break({ at, middle }: { at: number; middle: number }) {
  return (
    <g data-part="break">
      {[14, 9].map((left) => (
        <line
          key={left}
          x1={at - left}
          x2={at - left + 6}
          y1={middle + 7}
          y2={middle - 7}
          data-part="text"
          strokeWidth={2}
        />
      ))}
    </g>
  )
}
