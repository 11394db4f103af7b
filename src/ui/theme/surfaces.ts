/**
 * The background colours of both themes. Free of Chakra, because the check of a brand's colours reads them before the
 * theme is loaded.
 */
export const surfaces = {
  light: {
    panel: '#ffffff',
    canvas: '#f6f4f8',
    subtle: '#fbfafc',
    muted: '#efecf2',
    hover: '#f8f6fa',
  },
  dark: {
    panel: '#19151f',
    canvas: '#110e17',
    subtle: '#1d1825',
    muted: '#2a2433',
    hover: '#201b29',
    inset: '#131018',
  },
} as const
