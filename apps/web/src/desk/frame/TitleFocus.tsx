import { useTitleFocus } from './use-title-focus.ts'

/** By itself: the shell around it need not be drawn again when only a filter in the address changed. */
export function TitleFocus() {
  useTitleFocus()
  return null
}
