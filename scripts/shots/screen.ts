/** A path below the language, or the id of a story. */
export type From = { readonly path: string } | { readonly story: string }

type State = { readonly state: string; readonly from: From }
export type Screen = { readonly subject: string; readonly full: From; readonly others: readonly State[] }

export const page = (path: string): From => ({ path })
export const story = (id: string): From => ({ story: id })
