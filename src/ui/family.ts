/** The four families of entities; each has one hue, used in tiles and default images alone. */
export type Family = 'people' | 'play' | 'reward' | 'voice'
