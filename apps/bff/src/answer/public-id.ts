/** The shape of every public id: what is not of it is nobody's, and is never asked for. */
export const isPublicId = (text: string): boolean => /^[A-Za-z0-9_-]{1,64}$/.test(text)
