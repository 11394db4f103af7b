import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react'
import './fonts.css'
import './forcedColors.css'
import './print.css'
import { globalCss, keyframes } from './globalCss'
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
import { textStyles } from './textStyles'
import { tokens } from './tokens'

const config = defineConfig({
  preflight: true,
  cssVarsPrefix: 'ui',
  conditions: {
    dark: '[data-theme=dark] &',
    light: 'html:not([data-theme=dark]) &',
    // For tokens: weighs nothing, so that those of paper and of forced colours, which come later, win.
    night: ':where([data-theme=dark])',
  },
  globalCss,
  theme: {
    // `md` parts phones from desks, form sections stack below `lg`, the section index goes below `xl`.
    breakpoints: { sm: '480px', md: '761px', lg: '1000px', xl: '1200px', '2xl': '1440px' },
    keyframes,
    tokens,
    semanticTokens,
    textStyles,
    recipes: {
      button: buttonRecipe,
      input: inputRecipe,
      textarea: textareaRecipe,
      badge: badgeRecipe,
      kbd: kbdRecipe,
      link: linkRecipe,
      skeleton: skeletonRecipe,
      spinner: spinnerRecipe,
      modalDialog: dialogRecipe,
    },
    slotRecipes: {
      field: fieldRecipe,
      nativeSelect: nativeSelectRecipe,
      table: tableRecipe,
      switch: switchRecipe,
      radioGroup: radioGroupRecipe,
      segmentGroup: segmentGroupRecipe,
    },
  },
})

/**
 * Chakra's engine with this console's tokens and recipes only: none of Chakra's default theme is loaded.
 * A component whose recipe is not listed here renders unstyled unless it is given one by its `recipe` prop.
 */
export const system = createSystem(defaultBaseConfig, config)
