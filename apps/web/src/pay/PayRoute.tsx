import { usePageFacts } from '../base/page-context.tsx'
import { PageNotFound } from '../parts/PageNotFound.tsx'
import type { DeliveryParts } from './late-delivery.ts'
import { PayPage } from './PayPage.tsx'

/** `delivery` came with the page where the page opens with the step, else it comes when it is met. */
export function PayRoute({ delivery }: { delivery: DeliveryParts }) {
  const { page } = usePageFacts()
  return page.kind === 'pay' ? (
    <PayPage load={page.load} form={page.form} delivery={delivery} />
  ) : (
    <PageNotFound />
  )
}
