import type { TransactionShown } from '@wasl/contracts/web/dashboard/transactions/detail.contract'
import { Card } from '@wasl/ui/layout/Card'
import { Fragment } from 'react'
import { AttemptAnswer } from './AttemptAnswer.tsx'
import { AttemptLine } from './AttemptLine.tsx'
import { CardHead } from '../../../../desk/object/CardHead.tsx'
import css from '../Detail.module.css'
import { useDetailText } from '../detail.text.ts'
import table from './HistoryTable.module.css'

/** DET-03: every try to pay, with what its gateway said. */
export function AttemptsCard({ transaction: { attempts } }: { transaction: TransactionShown }) {
  const t = useDetailText()
  if (attempts.length === 0)
    return (
      <Card>
        <CardHead title={t('detail.attempts')} />
        <p className={css.quiet}>{t('detail.noAttempts')}</p>
      </Card>
    )
  return (
    <Card>
      <CardHead title={t('detail.attempts')}>
        <small>{attempts.length}</small>
      </CardHead>
      <div className={table.box}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
        <section className={table.scroll} aria-label={t('detail.attempts')} tabIndex={0}>
          <table className={table.table}>
            <thead>
              <tr>
                <th scope="col">{t('detail.attempt')}</th>
                <th scope="col">{t('detail.state')}</th>
                <th scope="col" className={table.end}>
                  {t('detail.amount')}
                </th>
                <th scope="col">{t('detail.gateway')}</th>
                <th scope="col">{t('detail.paymentId')}</th>
                <th scope="col">{t('detail.time')}</th>
              </tr>
            </thead>
            <tbody>
              {attempts.map((attempt) => (
                <Fragment key={attempt.id}>
                  <AttemptLine attempt={attempt} />
                  <AttemptAnswer attempt={attempt} columns={6} />
                </Fragment>
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </Card>
  )
}
