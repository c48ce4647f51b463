import { useQuery } from '@tanstack/react-query'
import { mostVoucherUses } from '@wasl/contracts/lists/vouchers'
import type { ManagedVoucher } from '@wasl/contracts/web/dashboard/products.contract'
import { shownOrderNumber } from '@wasl/domain/order-number'
import { nameOf } from '@wasl/domain/locale'
import { Dots } from '@wasl/ui/text/Dots'
import { Ltr } from '@wasl/ui/text/Ltr'
import { LoadedPart } from '../../desk/LoadedPart.tsx'
import { staffPaths } from '../../desk/staff-paths.ts'
import { useLocale } from '../../i18n/language.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { Instant } from '../../parts/Instant.tsx'
import { voucherUsesQuery } from './products.queries.ts'
import { useVoucherWords } from './use-voucher-words.ts'
import css from './Vouchers.module.css'
import { useVouchersText } from './vouchers.text.ts'

type Props = { voucher: ManagedVoucher; currency: string }

/** The voucher as customers see it, and who has used it. */
export function VoucherDetails({ voucher, currency }: Props) {
  const t = useVouchersText()
  const locale = useLocale()
  const { worthOf, termsOf } = useVoucherWords(currency)
  const uses = useQuery(voucherUsesQuery(voucher.id))
  const terms = termsOf(voucher)
  return (
    <>
      <figure className={css.ticket} aria-label={t('shopVouchers.sample')}>
        <Ltr>
          <code className={css.big}>{voucher.code}</code>
        </Ltr>
        <strong className={css.worth}>{worthOf(voucher)}</strong>
        <span className={css.small}>{nameOf(voucher, locale)}</span>
        {terms.length > 0 && (
          <span className={css.small}>
            <Dots>{terms}</Dots>
          </span>
        )}
      </figure>
      <section className={css.uses} aria-labelledby="voucher-uses">
        <h3 id="voucher-uses">{t('shopVouchers.uses')}</h3>
        <p className={css.small}>
          {t('shopVouchers.given')}: <Amount of={{ amount: voucher.given, currency }} />
        </p>
        {voucher.isUnused ? (
          <p className={css.small}>{t('shopVouchers.usesNone')}</p>
        ) : (
          <LoadedPart
            query={uses}
            isEmpty={({ results }) => results.length === 0}
            empty={t('shopVouchers.usesNone')}
          >
            {({ results }) => (
              <>
                <ul className={css.orders}>
                  {results.map((use) => (
                    <li key={use.orderId}>
                      <a href={`${staffPaths.orders(locale)}/${use.orderId}`}>
                        <Ltr>{shownOrderNumber(use.number)}</Ltr>
                      </a>
                      <span className={css.end}>
                        <Amount of={{ amount: use.discount, currency }} />
                      </span>
                      <span className={css.small}>
                        <Dots>
                          {use.customerName && <bdi>{use.customerName}</bdi>}
                          <Instant at={use.created} />
                        </Dots>
                      </span>
                      <span className={`${css.small} ${css.end}`}>{t(`shopVouchers.use.${use.state}`)}</span>
                    </li>
                  ))}
                </ul>
                {results.length >= mostVoucherUses && (
                  <p className={css.small}>{t('shopVouchers.usesLatest', { n: mostVoucherUses })}</p>
                )}
              </>
            )}
          </LoadedPart>
        )}
      </section>
    </>
  )
}
