import { useAppText } from './app.text.ts'
import { CustomerPage } from './shell/CustomerPage.tsx'

export function PageFailed() {
  const t = useAppText()
  return (
    <CustomerPage columns="single">
      <h1>{t('app.failed.title')}</h1>
      <p>{t('app.failed.text')}</p>
    </CustomerPage>
  )
}
