import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Card } from '@wasl/ui/layout/Card'
import area from '../../desk/form/Area.module.css'
import { SectionHead } from '../../desk/SectionHead.tsx'
import { OrderCard } from './OrderCard.tsx'
import { orderQuery } from './orders.queries.ts'
import { useOrdersText } from './orders.text.ts'
import { useOrderWords } from './use-order-words.ts'

/** One order by its own address: what a scan and a notice lead to. */
export function OrderPage() {
  const t = useOrdersText()
  const { number } = useOrderWords()
  const { id = '' } = useParams({ strict: false })
  const { data } = useQuery(orderQuery(id))
  const title = data ? t('orders.order', { number: number(data.number) }) : t('orders.title')
  return (
    <div className={area.page}>
      <SectionHead title={title} crumbs={[{ id: 'here', label: title }]} />
      <Card>
        <OrderCard id={id} />
      </Card>
    </div>
  )
}
