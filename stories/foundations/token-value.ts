/** What a custom property says at an element, as the browser resolved it. */
export const tokenValue = (element: Element, token: string): string =>
  getComputedStyle(element).getPropertyValue(token).trim()
