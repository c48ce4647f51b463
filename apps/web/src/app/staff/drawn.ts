/** The template in which a page comes with its rows. */
export const drawnId = 'drawn'
