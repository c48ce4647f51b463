import type { TransactionShown } from '@wasl/contracts/web/dashboard/transactions/detail.contract'
import { Button } from '@wasl/ui/actions/Button'
import { PencilIcon } from '@wasl/ui/icons/PencilIcon'
import type { KeyValue } from '@wasl/ui/text/KeyValueList'
import { Link } from '@wasl/ui/actions/Link'
import { Ltr } from '@wasl/ui/text/Ltr'
import { Instant } from '../../../../parts/Instant.tsx'
import { Name } from '../../../../parts/Name.tsx'
import { phoneHref, phoneText } from '../../../../parts/phone-text.ts'
import { RailFacts } from '../../../../desk/object/RailFacts.tsx'
import { useDetailText } from '../detail.text.ts'

type Props = { transaction: TransactionShown; onEdit: (() => void) | null }

export function CustomerCard({ transaction: { customer, seenAt, emailSeenAt }, onEdit }: Props) {
  const t = useDetailText()
  const phone = (key: string, label: string, value: string | null): KeyValue => ({
    key,
    label,
    value: value && (
      <Link href={phoneHref(value)}>
        <Ltr>{phoneText(value)}</Ltr>
      </Link>
    ),
  })
  const { name, email, language, secondPhone, additionalPhone } = customer
  return (
    <RailFacts
      title={t('detail.customer')}
      tool={
        onEdit && (
          <Button variant="quiet" size="row" icon={<PencilIcon size={16} />} onClick={onEdit}>
            {t('detail.edit')}
          </Button>
        )
      }
      facts={[
        { key: 'name', label: t('detail.name'), value: name && <Name of={name} /> },
        {
          key: 'email',
          label: t('detail.customerEmail'),
          isLong: (email ?? '').length > 24,
          value: email && (
            <Link href={`mailto:${email}`}>
              <Ltr>{email}</Ltr>
            </Link>
          ),
        },
        phone('phone', t('detail.phone'), customer.phone),
        phone('second', t('detail.secondPhone'), secondPhone),
        phone('additional', t('detail.additionalPhone'), additionalPhone),
        { key: 'language', label: t('detail.language'), value: t(`detail.language.${language}`) },
        {
          key: 'seen',
          label: t('detail.seen'),
          value: seenAt ? <Instant at={seenAt} /> : t('detail.notSeen'),
        },
        {
          key: 'emailSeen',
          label: t('detail.emailSeen'),
          value: emailSeenAt ? <Instant at={emailSeenAt} /> : t('detail.notSeen'),
        },
      ]}
    />
  )
}
