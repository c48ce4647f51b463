/** Gives the focus to the table's tab stop, where nothing has it any more: what had it has left the page. */
export function focusGridIfLost(): void {
  requestAnimationFrame(() => {
    if (document.activeElement && document.activeElement !== document.body) return
    document.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus()
  })
}
