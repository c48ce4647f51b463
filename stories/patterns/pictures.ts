const pictures = import.meta.glob<string>('./pictures/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The address of one drawn picture of the demo shop. */
export function pictureOf(motif: string): string {
  const url = pictures[`./pictures/${motif}.svg`]
  if (url === undefined) throw new Error(`no picture of ${motif}`)
  return url
}
