/** The summary's fields and button stand beside the form they belong to. */
export const checkoutFormId = 'checkout'
