/** The addresses that have a page (product.md 3). */
export const isPagePath = (path: string): boolean => isPublicPath(path) || isStaffPath(path)

const isPublicPath = (path: string): boolean =>
  /^\/(en|ar)(\/(pay|link|attempt|transaction|checkout|spf\/payment-(options|details))\/[^/]+|\/attempt\/[^/]+\/receipt|\/cpr)?\/?$/.test(
    path,
  )

/** Which pages the dashboard has, its own route tree knows. */
const isStaffPath = (path: string): boolean =>
  /^\/(en|ar)\/(login|forget-password|reset-password|dashboard(\/[^?#]*)?|pos\/[^?#]+)\/?$/.test(path)
