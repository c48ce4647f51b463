/** The addresses that have a page (product.md 3). */
export const isPagePath = (path: string): boolean =>
  /^\/(en|ar)(\/(pay|attempt|transaction)\/[^/]+)?\/?$/.test(path)
