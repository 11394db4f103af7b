/** The frame grows up to here and stands in the middle of wider windows. */
export const frameWidth = '137.5rem'
