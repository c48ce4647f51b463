import { useQuery } from '@tanstack/react-query'
import type { OperationRules } from '@wasl/contracts/web/dashboard/tickets/operation-requests.contract'
import { nameOf } from '@wasl/domain/locale'
import { Button } from '@wasl/ui/actions/Button'
import { PencilIcon } from '@wasl/ui/icons/PencilIcon'
import { KeyValueList, type KeyValue } from '@wasl/ui/text/KeyValueList'
import { Card } from '@wasl/ui/layout/Card'
import { Ltr } from '@wasl/ui/text/Ltr'
import { useState } from 'react'
import css from '../../desk/checks/Request.module.css'
import { useLocale } from '../../i18n/language.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { rulesQuery } from './tickets.queries.ts'
import { RulesDialog } from './RulesDialog.tsx'
import own from './Tickets.module.css'
import { useTicketsText } from './tickets.text.ts'

/** Above which amounts colleagues check, and whose operations they always check. Superusers change it. */
export function RulesCard() {
  const t = useTicketsText()
  const { data: rules } = useQuery(rulesQuery)
  const [isOpen, setIsOpen] = useState(false)
  const rows = useRows(rules)
  if (!rules) return null
  return (
    <Card>
      <header className={own.rulesHead}>
        <h2 className={css.title}>{t('tickets.rules.title')}</h2>
        {rules.mayChange && (
          <Button
            variant="quiet"
            size="row"
            icon={<PencilIcon size={16} />}
            aria-haspopup="dialog"
            onClick={() => setIsOpen(true)}
          >
            {t('tickets.rules.change')}
          </Button>
        )}
      </header>
      {rows.length > 0 ? (
        <KeyValueList rows={rows} />
      ) : (
        <p className={css.hindrance}>{t('tickets.rules.none')}</p>
      )}
      {isOpen && <RulesDialog rules={rules} onClosed={() => setIsOpen(false)} />}
    </Card>
  )
}

function useRows(rules: OperationRules | undefined): KeyValue[] {
  const t = useTicketsText()
  const locale = useLocale()
  if (!rules) return []
  const makers = rules.users.filter(({ isMaker }) => isMaker)
  return [
    ...rules.thresholds.flatMap(({ currencyCode: currency, oneAbove, twoAbove }): KeyValue[] => {
      if (oneAbove === null) return []
      const one = <Amount of={{ amount: oneAbove, currency }} />
      const two = twoAbove === null ? null : <Amount of={{ amount: twoAbove, currency }} />
      const value = two ? t.rich('tickets.rules.two', { one, two }) : t.rich('tickets.rules.one', { one })
      return [{ key: currency, label: <Ltr>{currency}</Ltr>, value }]
    }),
    ...(makers.length > 0
      ? [
          {
            key: 'makers',
            label: t('tickets.rules.makers'),
            value: makers
              .map((maker) => nameOf(maker, locale) || maker.username)
              .join(locale === 'ar' ? '، ' : ', '),
          },
        ]
      : []),
  ]
}
