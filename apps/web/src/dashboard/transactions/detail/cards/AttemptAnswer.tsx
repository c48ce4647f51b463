import type { AttemptShown } from '@wasl/contracts/web/dashboard/transactions/history.contract'
import { pick } from '@wasl/domain/locale'
import { Alert } from '@wasl/ui/notices/Alert'
import { Disclosure } from '@wasl/ui/text/Disclosure'
import { KeyValueList } from '@wasl/ui/text/KeyValueList'
import { Ltr } from '@wasl/ui/text/Ltr'
import { useLocale } from '../../../../i18n/language.tsx'
import { Amount } from '../../../../parts/Amount.tsx'
import { Instant } from '../../../../parts/Instant.tsx'
import css from './AttemptAnswer.module.css'
import { useDetailText } from '../detail.text.ts'
import { isNone } from '../is-none.ts'

type Props = { attempt: AttemptShown; columns: number }

/** What the gateway said, word for word, and when it last said anything: a repeated word or an answer to an inquiry is no step of its own. */
export function AttemptAnswer({ attempt, columns }: Props) {
  const t = useDetailText()
  const locale = useLocale()
  const { id, message, quarantined, trackId, fee, checked } = attempt
  const rows = [
    { key: 'track', label: t('detail.trackId'), value: <Ltr>{trackId}</Ltr> },
    {
      key: 'lastWord',
      label: t('detail.lastWord'),
      value: checked === null ? '-' : <Instant at={checked} />,
    },
    { key: 'fee', label: t('detail.fee'), value: isNone(fee) ? '-' : <Amount of={fee} /> },
    ...attempt.answer.map(({ name, value }) => ({
      key: name,
      label: <bdi>{name}</bdi>,
      value: <Ltr>{value}</Ltr>,
    })),
  ]
  return (
    <tr data-answer="">
      <td className={css.cell} colSpan={columns}>
        {message && <p className={css.message}>{pick(message, locale)}</p>}
        {quarantined.map((money) => (
          <Alert key={money.currency} tone="warning">
            {t.rich('detail.mismatch', { amount: <Amount of={money} /> })}
          </Alert>
        ))}
        <Disclosure look="quiet" title={t.rich('detail.answerOf', { id: <Ltr>{id}</Ltr> })}>
          <KeyValueList rows={rows} />
        </Disclosure>
      </td>
    </tr>
  )
}
