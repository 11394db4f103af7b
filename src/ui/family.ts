/** The four families of entities. Each has one hue, used only in tiles and default images. */
export type Family = 'people' | 'play' | 'reward' | 'voice'
