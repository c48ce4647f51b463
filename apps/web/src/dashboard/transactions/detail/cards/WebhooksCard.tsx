import type { TransactionShown } from '@wasl/contracts/web/dashboard/transactions/detail.contract'
import { Dots } from '@wasl/ui/text/Dots'
import { Card } from '@wasl/ui/layout/Card'
import { Ltr } from '@wasl/ui/text/Ltr'
import { Instant } from '../../../../parts/Instant.tsx'
import { CardHead } from '../../../../desk/object/CardHead.tsx'
import css from '../Detail.module.css'
import { useDetailText } from '../detail.text.ts'

const states = ['delivered', 'due', 'failed'] as const

/** What the merchant's servers were told, and what they answered. */
export function WebhooksCard({ transaction: { webhooks } }: { transaction: TransactionShown }) {
  const t = useDetailText()
  if (webhooks.length === 0) return null
  return (
    <Card>
      <CardHead title={t('detail.webhooks')}>
        <small>{webhooks.length}</small>
      </CardHead>
      <ul className={css.rows}>
        {webhooks.map(({ id, type, url, state, tries, status, problem, at }) => {
          const known = states.find((one) => one === state)
          return (
            <li key={`${id} ${url}`}>
              <span className={css.line}>
                <b>
                  <Ltr>{type}</Ltr>
                </b>
                <span className={css.small}>
                  <Instant at={at} />
                </span>
              </span>
              <span className={css.url}>
                <Ltr>{url}</Ltr>
              </span>
              <span className={css.line}>
                <span>{known ? t(`detail.webhook.${known}`) : state}</span>
                <span className={css.small}>
                  <Dots>
                    {t('detail.tries', { n: tries })}
                    {status !== null && t('detail.httpStatus', { status })}
                  </Dots>
                </span>
              </span>
              {problem && <span className={css.small}>{problem}</span>}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
