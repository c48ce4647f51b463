import { useEffect, useRef } from 'react'

/**
 * The first field that is wrong has the focus once the answer is there, or what was typed was refused without one (ux D5):
 * `refusal` is another with each, null where nothing was. For the form's ref.
 */
export function useWrongField(isSaving: boolean, refusal?: unknown) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!isSaving && refusal !== null)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [isSaving, refusal])
  return form
}
