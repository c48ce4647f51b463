import { useEffect } from 'react'
import { useAppText } from '../app/app.text.ts'
import { useMerchantName } from './useMerchantName.ts'

/** '{page} – {merchant}', as the server wrote it, kept in step with the view and the language. */
export function useDocumentTitle(page: string): void {
  const t = useAppText()
  const title = t('app.title', { page, merchant: useMerchantName() })
  useEffect(() => {
    document.title = title
  }, [title])
}
