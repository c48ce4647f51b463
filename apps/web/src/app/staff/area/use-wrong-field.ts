import { useEffect, useRef } from 'react'

/** The first field that is wrong has the focus once the answer is there (ux D5). For the form's ref. */
export function useWrongField(isSaving: boolean) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!isSaving) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [isSaving])
  return form
}
