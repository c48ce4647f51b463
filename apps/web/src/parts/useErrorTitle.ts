import { useEffect } from 'react'
import { refused, tellRefused } from './refused-forms.ts'

/** ux D5: while a form stands refused, the document's title begins with "Error: ". */
export function useErrorTitle(isRefused: boolean): void {
  useEffect(() => {
    if (!isRefused) return
    const form = {}
    refused.add(form)
    tellRefused()
    return () => {
      refused.delete(form)
      tellRefused()
    }
  }, [isRefused])
}
