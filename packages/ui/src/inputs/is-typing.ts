const fields = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [role="combobox"]'

/** Whether a single key belongs to what has the focus, and no shortcut may take it (WCAG 2.1.4). A tick types nothing. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(fields))
