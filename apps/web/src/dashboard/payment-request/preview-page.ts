import type { Locale } from '@wasl/domain/locale'
import type { RequestSetup } from '@wasl/contracts/web/dashboard/payment-request.contract'
import type { PayChoice, PayPage } from '@wasl/contracts/web/pay.contract'
import { readTypedAmount } from '@wasl/domain/digits'
import { add, decimalText, parseAmount, zero, type Money } from '@wasl/domain/money'
import { parseRemarks } from '@wasl/domain/remarks'
import { offeredIn, type RequestForm } from './request-form.ts'

/** `locale`: in which it is read now, whatever the customer will be asked in. */
type Shown = { setup: RequestSetup; expiresAt: string | null; locale: Locale }

/** The page the form would make, as far as it can be known before the server has made it. */
export function previewPage(form: RequestForm, { setup, expiresAt, locale }: Shown): PayPage | null {
  const unit = (setup.units.find(({ key }) => key === form.unit) ?? setup.units[0])?.unit
  if (!unit) return null
  const { currency } = form
  const read = (typed: string): Money => {
    const text = readTypedAmount(typed.trim(), currency)
    const amount = text.kind === 'plain' ? parseAmount(text.text, currency) : null
    return amount?.ok ? amount.value : zero(currency)
  }
  const value = (money: Money) => ({ amount: decimalText(money), currency })
  const [amount, delivery] = [read(form.amount), read(form.delivery)]
  const name = `${form.firstName} ${form.lastName}`.trim()
  const limit = (typed: string) => (typed.trim() ? value(read(typed)) : null)
  const choices = offeredIn(setup, form)
    .filter(({ code, isWallet }) => !isWallet && form.gateways.includes(code))
    .map((gateway): PayChoice => {
      const fee = read(gateway.fees[currency] ?? '0')
      return {
        gatewayCode: gateway.code,
        gateway: gateway.name,
        logoUrl: gateway.logoUrl,
        base: value(amount),
        fee: value(fee),
        delivery: value(delivery),
        total: value(add(amount, fee)),
        buttonVerb: gateway.verb,
        nextStep: gateway.nextStep,
      }
    })
  const own = setup.customFields.flatMap(({ name: field, label }) => {
    const text = form.customFields[field]?.trim()
    return text ? [{ label: label[locale], value: text }] : []
  })
  return {
    bill: {
      transactionId: 'preview',
      plugin: 'payment_request',
      state: 'created',
      unit,
      customer: {
        name: name ? { en: name, ar: name } : null,
        email: form.email.trim() || null,
        phone: form.phone.text.trim() || null,
      },
      description: { en: form.descriptionEn, ar: form.descriptionAr },
      orderNo: form.orderNo.trim() || null,
      merchantFields: own,
      promotionalPrice: form.promotionalPrice.trim() || null,
      remarks: form.remarks
        .filter(({ value: text }) => text.trim())
        .map(({ labelEn, labelAr, value: text }) => {
          const rows = parseRemarks(text)
          return {
            label: { en: labelEn || labelAr, ar: labelAr || labelEn },
            text: rows ? null : text,
            rows: rows?.map((row) => ({ ...row })) ?? [],
          }
        }),
      attachment: form.file && {
        name: { en: form.file.name, ar: form.file.name },
        url: form.file.url,
        contentType: form.file.contentType,
        bytes: form.file.bytes,
      },
      amount: value(amount),
      delivery: value(delivery),
      expiresAt,
      header: setup.header,
    },
    choices,
    wallets: [],
    preferredGateway: setup.preferredGateway,
    editableAmount: form.isEditable
      ? {
          minimum: form.minimumKind === 'fixed' ? limit(form.minimum) : null,
          maximum: limit(form.maximum),
        }
      : null,
    additionalPhone: form.asksPhone ? { country: setup.country } : null,
    terms:
      setup.terms && form.terms !== 'none'
        ? { ...setup.terms, required: form.terms === 'required' || setup.terms.required }
        : null,
    disclaimer: setup.disclaimer,
    liveAttemptId: null,
    liveBankUrl: null,
    delivery: null,
  }
}
