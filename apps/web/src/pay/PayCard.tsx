import type { PayChoice, PayPage } from '@wasl/contracts/web/pay.contract'
import { pick } from '@wasl/domain/locale'
import { Alert } from '@wasl/ui/notices/Alert'
import { ExternalLinkIcon } from '@wasl/ui/icons/ExternalLinkIcon'
import { LockKeyholeIcon } from '@wasl/ui/icons/LockKeyholeIcon'
import { Card } from '@wasl/ui/layout/Card'
import { Prose } from '@wasl/ui/text/Prose'
import { paths } from '../base/paths.ts'
import { useLocale } from '../i18n/language.tsx'
import { GatewayChoices } from './GatewayChoices.tsx'
import { usePayText } from './pay.text.ts'
import { PayButton } from './PayButton.tsx'
import css from './PayCard.module.css'
import { payFormId, phoneFieldId } from './form-ids.ts'
import { TermsLine } from './bill/TermsLine.tsx'
import type { PayFormState } from './usePayForm.ts'
import type { PayActor, PayForm } from './usePayActor.ts'
import { WalletArea } from './wallet/WalletArea.tsx'
import { PayerPhone } from '../base/phone/PayerPhone.tsx'

type Props = {
  actor: PayActor
  page: PayPage
  choice: PayChoice | null
  /** `choice` is of the amount in the field. */
  isPriced: boolean
  form: PayForm
  state: PayFormState
}

export function PayCard({ actor, page, choice, isPriced, form, state }: Props) {
  const t = usePayText()
  const locale = useLocale()
  const { bill, terms, disclaimer, additionalPhone } = page
  const { submit, ready, phoneProblem } = state

  return (
    <Card title={t('payPage.choose')}>
      <form
        id={payFormId}
        method="post"
        action={paths.payForm(bill.transactionId)}
        noValidate
        autoComplete="off"
        onSubmit={submit}
      >
        <input type="hidden" name="token" value={form.token} />
        <input type="hidden" name="idempotencyKey" value={form.idempotencyKey} />
        <input type="hidden" name="locale" value={locale} />
        <WalletArea actor={actor} ready={ready} />
        <GatewayChoices actor={actor} />
        {choice?.nextStep && (
          <p className={css.next} data-next-frame="">
            <ExternalLinkIcon />
            <span>{pick(choice.nextStep, locale)}</span>
          </p>
        )}
        {additionalPhone && (
          <AdditionalPhone
            country={additionalPhone.country}
            problem={phoneProblem}
            typed={form.notice?.customerAdditionalPhone ?? ''}
          />
        )}
        {disclaimer && (
          <div className={css.line} data-next-frame="">
            <Alert>
              <Prose>
                {/* The bff lets nothing through but clean markup. */}
                <div dir="auto" dangerouslySetInnerHTML={{ __html: pick(disclaimer, locale) }} />
              </Prose>
            </Alert>
          </div>
        )}
        {terms && <TermsLine actor={actor} terms={terms} />}
        <PayButton actor={actor} choice={choice} isPriced={isPriced} />
      </form>
      <p className={css.lock} data-next-frame="">
        <LockKeyholeIcon size={16} />
        <span>{t('payPage.lock')}</span>
      </p>
    </Card>
  )
}

/** `typed`: what came back with a page that the plain form was answered with. */
type AdditionalPhoneProps = { country: string; problem: string | null; typed: string }

/** A second phone of the payer (PR-1002), sent as `customer_additional_phone`. */
function AdditionalPhone({ country, problem, typed }: AdditionalPhoneProps) {
  const t = usePayText()
  return (
    <div className={css.line}>
      <PayerPhone
        country={country}
        id={phoneFieldId}
        name="customerAdditionalPhone"
        label={t('payPage.phone')}
        problem={problem}
        defaultValue={typed}
        maxLength={32}
      />
    </div>
  )
}
