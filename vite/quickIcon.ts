import { createElement, forwardRef, type SVGProps } from 'react'

/** The data of one of lucide's icons. */
interface IconData {
  name: string
  size: number
  aliases?: readonly string[]
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[]
}

type IconProps = SVGProps<SVGSVGElement> & { size?: number | string }

const isLabelled = (props: object) =>
  Object.entries(props).some(
    ([name, value]) => (name.startsWith('aria-') || name === 'role' || name === 'title') && value != null,
  )

/**
 * Renders what lucide's `createLucideIcon` renders, for the props that the console uses. Shapes and class names are made
 * once, where lucide merges objects and texts for each icon on each render.
 */
export function quickIcon({ name, size: box, aliases = [], node }: IconData) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes))
  const classes = ['lucide', ...[name, ...aliases].map((one) => `lucide-${one}`)].join(' ')
  return forwardRef<SVGSVGElement, IconProps>(
    ({ size = box, color = 'currentColor', strokeWidth = 2, className, children, ...props }, ref) =>
      createElement(
        'svg',
        {
          ref,
          xmlns: 'http://www.w3.org/2000/svg',
          width: size,
          height: size,
          viewBox: `0 0 ${box} ${box}`,
          fill: 'none',
          stroke: color,
          strokeWidth,
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
          className: className ? `${classes} ${className}` : classes,
          ...(!children && !isLabelled(props) && { 'aria-hidden': 'true' }),
          ...props,
        },
        shapes,
        children,
      ),
  )
}
