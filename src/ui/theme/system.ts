import { createSystem, defaultBaseConfig, defineConfig, type SystemContext } from '@chakra-ui/react'
import { globalCss, keyframes } from './globalCss'
import { lazySystem, type Prepared } from './lazySystem'
import { buttonRecipe } from './recipes/button'
import { radioGroupRecipe, segmentGroupRecipe, switchRecipe } from './recipes/choice'
import {
  badgeRecipe,
  kbdRecipe,
  linkRecipe,
  skeletonRecipe,
  spinnerRecipe,
  tableRecipe,
} from './recipes/display'
import { fieldRecipe, inputRecipe, nativeSelectRecipe, textareaRecipe } from './recipes/field'
import { dialogRecipe } from './recipes/overlay'
import { semanticTokens } from './semanticTokens'
import { textStyles, tokens } from './tokens'

const recipes = {
  button: buttonRecipe,
  input: inputRecipe,
  textarea: textareaRecipe,
  badge: badgeRecipe,
  kbd: kbdRecipe,
  link: linkRecipe,
  skeleton: skeletonRecipe,
  spinner: spinnerRecipe,
  modalDialog: dialogRecipe,
}

const slotRecipes = {
  field: fieldRecipe,
  nativeSelect: nativeSelectRecipe,
  table: tableRecipe,
  switch: switchRecipe,
  radioGroup: radioGroupRecipe,
  segmentGroup: segmentGroupRecipe,
}

const config = defineConfig({
  preflight: true,
  cssVarsPrefix: 'ui',
  conditions: {
    dark: '[data-theme=dark] &',
    light: 'html:not([data-theme=dark]) &',
    // For tokens. No specificity, so that those for print and forced colours, which come later, override it.
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
    recipes,
    slotRecipes,
  },
})

const resetLayer = '@layer reset'
const recipeLayer = '@layer recipes'

/**
 * Applies Chakra's reset to elements, but not to their pseudo-elements (decision H86). A pseudo-element with a border must
 * set the style and colour of the border.
 */
function withoutPseudoElements({ _global: [reset, ...others], ...system }: SystemContext): SystemContext {
  const { '*': all, '*, *::before, *::after, *::backdrop': borders, ...rest } = reset?.[resetLayer] ?? {}
  return { ...system, _global: [{ [resetLayer]: { '*': { ...all, ...borders }, ...rest } }, ...others] }
}

/**
 * The styles that `npm run generate` writes to `generated/theme.css`: reset, variables of all tokens, styles of the whole
 * page, and a class for each text style (`composes: text-label from global`).
 */
export function themeStyles() {
  const { layers, _global, css } = withoutPseudoElements(createSystem(defaultBaseConfig, config))
  const texts = Object.keys(textStyles).map((name) => [`.text-${name}`, css({ textStyle: name })])
  return [layers.atRule, ..._global, { [recipeLayer]: Object.fromEntries(texts) }]
}

/**
 * Chakra's engine with only this console's tokens and recipes; Chakra's default theme is not loaded. A component whose
 * recipe is not listed here renders unstyled unless it gets one by its `recipe` prop.
 */
export const consoleSystem = (prepared: Prepared) =>
  lazySystem({
    create: () => withoutPseudoElements(createSystem(defaultBaseConfig, config)),
    recipes,
    slotRecipes,
    prepared,
  })
