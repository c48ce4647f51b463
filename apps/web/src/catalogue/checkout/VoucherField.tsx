import { normaliseDigits } from '@wasl/domain/digits'
import { Alert } from '@wasl/ui/notices/Alert'
import { Button } from '@wasl/ui/actions/Button'
import { IconButton } from '@wasl/ui/actions/IconButton'
import { TagIcon } from '@wasl/ui/icons/TagIcon'
import { XIcon } from '@wasl/ui/icons/XIcon'
import { TextField } from '@wasl/ui/inputs/TextField'
import { useIsLive } from '@wasl/ui/page/useIsLive.ts'
import { Ltr } from '@wasl/ui/text/Ltr'
import { useRef, type MouseEvent } from 'react'
import { useSurvivingFocus } from '../../base/use-surviving-focus.ts'
import { Amount } from '../../parts/Amount.tsx'
import { useShopText } from '../shop.text.ts'
import css from './CheckoutPage.module.css'
import { checkoutFormId } from './checkout-form-id.ts'
import type { Checkout } from './use-checkout.ts'

/** One code of the order. A field of the plain form: without script Apply sends the form, and it comes back priced. */
export function VoucherField({ checkout }: { checkout: Checkout }) {
  const box = useSurvivingFocus<HTMLDivElement>((own) =>
    own.querySelector<HTMLElement>('input:not([type=hidden]), button'),
  )
  return (
    <div ref={box} className={css.kept}>
      <Voucher checkout={checkout} />
    </div>
  )
}

function Voucher({ checkout: { voucher, setVoucher, offer, isAsking } }: { checkout: Checkout }) {
  const t = useShopText()
  const own = useRef<HTMLInputElement>(null)
  const { voucher: applied, voucherProblem, totals } = offer.cart
  const apply = (event: MouseEvent) => {
    event.preventDefault()
    setVoucher(normaliseDigits(own.current?.value ?? '').toUpperCase())
  }
  const isLive = useIsLive()
  if (isLive && voucher && applied)
    return (
      <div className={css.slip} data-edge="">
        <input type="hidden" name="voucher" value={voucher} form={checkoutFormId} />
        <TagIcon />
        <p>
          <b>
            <Ltr>{applied.code}</Ltr>
          </b>
          <span>
            {t.rich('shop.youSave', {
              amount: <Amount of={{ amount: applied.discount, currency: totals.currencyCode }} />,
            })}
          </span>
        </p>
        <IconButton
          label={t('shop.removeVoucher', { code: applied.code })}
          icon={<XIcon />}
          onClick={() => setVoucher('')}
        />
      </div>
    )
  return (
    <div className={css.voucher}>
      <TextField
        ref={own}
        name="voucher"
        form={checkoutFormId}
        label={t('shop.voucherCode')}
        optional={t('shop.optional')}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        defaultValue={voucher}
        problem={voucher && !isAsking ? (voucherProblem?.detail ?? null) : null}
      />
      <Button
        type="submit"
        form={checkoutFormId}
        name="act"
        value="price"
        isPending={isAsking}
        onClick={apply}
      >
        {t('shop.apply')}
      </Button>
      {voucher && applied && (
        <Alert tone="success">
          {t.rich('shop.youSave', {
            amount: <Amount of={{ amount: applied.discount, currency: totals.currencyCode }} />,
          })}
        </Alert>
      )}
    </div>
  )
}
