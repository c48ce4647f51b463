import type { TransactionShown } from '@wasl/contracts/web/dashboard/transactions/detail.contract'
import { pick } from '@wasl/domain/locale'
import { Link } from '@wasl/ui/actions/Link'
import { Ltr } from '@wasl/ui/text/Ltr'
import { staffPaths } from '../../../../desk/staff-paths.ts'
import { useLocale } from '../../../../i18n/language.tsx'
import { Amount } from '../../../../parts/Amount.tsx'
import { joined } from '../../../../parts/joined.ts'
import { Name } from '../../../../parts/Name.tsx'
import { RailFacts } from '../../../../desk/object/RailFacts.tsx'
import { useDetailText } from '../detail.text.ts'
import { isNone } from '../is-none.ts'

export function OrderCard({ transaction }: { transaction: TransactionShown }) {
  const t = useDetailText()
  const locale = useLocale()
  const {
    description,
    money,
    initiator,
    linkId,
    bulk,
    productType,
    attachment,
    offeredGateways,
    isDisclosed,
  } = transaction
  const about = pick(description, locale)
  return (
    <RailFacts
      title={t('detail.order')}
      facts={[
        { key: 'about', label: t('detail.description'), isLong: about.length > 40, value: about },
        {
          key: 'delivery',
          label: t('detail.deliveryCharges'),
          value: isNone(money.delivery) ? '-' : <Amount of={money.delivery} />,
        },
        linkId === null
          ? {
              key: 'initiator',
              label: t('detail.initiator'),
              value: initiator && <Ltr>{initiator}</Ltr>,
            }
          : {
              key: 'link',
              label: t('detail.link'),
              value: (
                <Link href={`${staffPaths.paymentLinks(locale)}?open=${linkId}`}>
                  <Ltr>{linkId}</Ltr>
                </Link>
              ),
            },
        {
          key: 'offered',
          label: t('detail.offered'),
          isLong: offeredGateways.length > 2,
          value: joined(
            offeredGateways.map((name) => pick(name, locale)),
            locale,
          ),
        },
        { key: 'bulk', label: t('detail.bulk'), value: bulk },
        { key: 'product', label: t('detail.productType'), value: productType },
        {
          key: 'disclosed',
          label: t('detail.disclosed'),
          value: t(isDisclosed ? 'detail.yes' : 'detail.no'),
        },
        {
          key: 'attachment',
          label: t('detail.attachment'),
          value: attachment && (
            <Link isAlone href={attachment.url}>
              <Name of={attachment.name} />
            </Link>
          ),
        },
      ]}
    />
  )
}
