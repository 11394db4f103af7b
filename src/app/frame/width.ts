/** Maximum width of the frame; wider windows centre it. */
export const frameWidth = '137.5rem'
