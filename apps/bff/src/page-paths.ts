/** The addresses that have a page (product.md 3). */
export const isPagePath = (path: string): boolean =>
  /^\/(en|ar)(\/(pay|attempt|transaction|checkout|spf\/payment-(options|details))\/[^/]+|\/attempt\/[^/]+\/receipt|\/cpr)?\/?$/.test(
    path,
  )
