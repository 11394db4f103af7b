import { createSystem, defaultBaseConfig, defineConfig, type SystemContext } from '@chakra-ui/react'
import { globalCss, keyframes } from './globalCss'
import { semanticTokens } from './semanticTokens'
import { textStyles, tokens } from './tokens'

const config = defineConfig({
  preflight: true,
  cssVarsPrefix: 'ui',
  conditions: {
    dark: '[data-theme=dark] &',
    light: 'html:not([data-theme=dark]) &',
    // For tokens. Has no specificity, so that the later conditions for print and forced colours override it.
    night: ':where([data-theme=dark])',
  },
  globalCss,
  theme: {
    // `md` separates phones from desktops, form sections stack below `lg`, the section index is hidden below `xl`.
    breakpoints: { sm: '480px', md: '761px', lg: '1000px', xl: '1200px', '2xl': '1440px' },
    keyframes,
    tokens,
    semanticTokens,
    textStyles,
  },
})

const resetLayer = '@layer reset'

/**
 * Applies Chakra's reset to elements, but not to their pseudo-elements (decision H86). A pseudo-element with a border must
 * set the style and colour of the border.
 */
function withoutPseudoElements(reset: Record<string, Record<string, object>>) {
  const { '*': all, '*, *::before, *::after, *::backdrop': borders, ...rest } = reset[resetLayer] ?? {}
  return { [resetLayer]: { '*': { ...all, ...borders }, ...rest } }
}

/**
 * The styles that `npm run generate` writes to `generated/theme.css`: reset, variables of all tokens, styles of the whole
 * page, and a class for each text style (`composes: text-label from global`).
 */
export function themeStyles(): (string | object)[] {
  const { layers, css, ...chakra } = createSystem(defaultBaseConfig, config)
  const texts = Object.keys(textStyles).map((name) => [`.text-${name}`, css({ textStyle: name })])
  return [
    layers.atRule,
    withoutPseudoElements(chakra.getPreflightCss()),
    chakra.getGlobalCss(),
    chakra.getTokenCss(),
    layers.wrap('recipes', Object.fromEntries(texts)),
  ]
}

/**
 * Chakra with this console's tokens, for screens that use its components; its default theme is not loaded. Without layers: a
 * browser lays out the whole page again whenever a rule with a layer is added. `generated/theme.css` has the global styles.
 */
export const system: SystemContext = {
  ...createSystem(defaultBaseConfig, { ...config, disableLayers: true }),
  _global: [],
}
