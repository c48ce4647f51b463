import { Ltr } from '@wasl/ui/Ltr'
import { useSyncExternalStore } from 'react'
import { usePageFacts } from '../base/page-context.tsx'
import { useMerchantName } from '../parts/useMerchantName.ts'
import css from './PrintHead.module.css'

/** On paper the header is gone: who was paid, and where this page is. */
export function PrintHead() {
  const merchant = useMerchantName()
  const { path, merchant: facts } = usePageFacts()
  const address = useSyncExternalStore(
    never,
    () => location.href,
    () => path,
  )
  return (
    <div className={css.head} aria-hidden="true">
      {facts.logoUrl && <img src={facts.logoUrl} alt="" width={36} height={36} loading="lazy" />}
      <b>{merchant}</b>
      <Ltr>{address}</Ltr>
    </div>
  )
}

const never = () => () => {}
