import { useEffect } from 'react'
import { useAppText } from '../base/base.text.ts'
import { useIsRefused } from './refused-forms.ts'
import { useMerchantName } from './useMerchantName.ts'

/** '{page} – {merchant}', as the server wrote it, kept in step with the view, the language and what was refused. */
export function useDocumentTitle(page: string): void {
  const t = useAppText()
  const isRefused = useIsRefused()
  const shown = isRefused ? t('app.error', { title: page }) : page
  const title = t('app.title', { page: shown, merchant: useMerchantName() })
  useEffect(() => {
    document.title = title
  }, [title])
}
