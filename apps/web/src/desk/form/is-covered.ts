/** A dialog, a panel or a menu is open over the page: keys that act on the page are not for now. */
export const isCovered = (): boolean =>
  document.querySelector('dialog[open], [role="dialog"], [role="menu"]') !== null
