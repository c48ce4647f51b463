import { pick, type Locale, type Localised } from '@wasl/domain/locale'
import type { Money } from '@wasl/domain/money'
import { amountText } from '@wasl/domain/amount-text'
import { mailHtml } from './mail-html.ts'
import type { Occasion } from './messages.domain.ts'
import type { Channel } from '../notices/notification-settings.ts'
import { messagesStrings, type MessagesString } from './messages.strings.ts'
import { messagesStringsAr } from './messages.strings.ar.ts'
import { filledText, isolated, oneLine, type Values } from './template.domain.ts'

/** Everything a message says, for every recipient. */
export type MessageFacts = {
  occasion: Occasion
  merchant: Localised & { brand: string }
  customer: Localised
  description: Localised
  amount: Money | null
  /** Of the order; for a code message, the code. */
  reference: string
  link: string
}

/** A merchant's own words; they have passed `templateProblem`. */
export type OwnWords = { subject: string | null; body: string }

/** The product's words: what a merchant without own ones says. Only mails have a subject. */
export const productWords = (occasion: Occasion, channel: Channel, locale: Locale): OwnWords =>
  channel === 'email'
    ? { subject: strings[locale][`${occasion}Subject`], body: strings[locale][`${occasion}Body`] }
    : { subject: null, body: strings[locale][`${occasion}Short`] }

export type Composed = { subject: string; text: string; html: string | null }

export function compose(
  facts: MessageFacts,
  { channel, locale, own }: { channel: Channel; locale: Locale; own: OwnWords | null },
): Composed {
  const values = valuesOf(facts, locale)
  const say = (key: MessagesString) => strings[locale][key]
  const subject = filledText(own?.subject ?? say(`${facts.occasion}Subject`), values, locale)
  if (channel !== 'email') {
    const text = filledText(own?.body ?? say(`${facts.occasion}Short`), values, locale)
    return { subject, text, html: null }
  }
  const body = own?.body ?? say(`${facts.occasion}Body`)
  const lines = factsIn(facts, values, say)
  const button = buttonOf(facts, say)
  const text = [
    filledText(body, values, locale),
    lines.map(({ label, value }) => `${label}: ${isolated(oneLine(value), locale)}`).join('\n'),
    button ? `${button.label}:\n${button.url}` : '',
    filledText(say('sentBy'), values, locale),
  ]
  const mail = { locale, brand: facts.merchant.brand, title: subject, body, values, facts: lines, button }
  return {
    subject,
    text: `${text.filter(Boolean).join('\n\n')}\n`,
    html: mailHtml({ ...mail, footer: say('sentBy') }),
  }
}

const strings = { en: messagesStrings, ar: messagesStringsAr }

type Say = (key: MessagesString) => string

const valuesOf = (facts: MessageFacts, locale: Locale): Values => ({
  merchant: pick(facts.merchant, locale),
  customer: pick(facts.customer, locale),
  description: pick(facts.description, locale) || facts.reference,
  amount: facts.amount ? amountText(facts.amount, locale) : '',
  reference: facts.reference,
  link: facts.link,
})

function factsIn({ occasion, description }: MessageFacts, values: Values, say: Say) {
  const amount = { label: say('amountLabel'), value: values.amount }
  const reference = { label: say('referenceLabel'), value: values.reference }
  switch (occasion) {
    case 'webhook_disabled':
    case 'invited':
    case 'password_reset':
    case 'password_changed':
    case 'password_chosen':
      return []
    case 'tickets_ready':
      return [{ label: say('descriptionLabel'), value: values.description }, reference]
    case 'sign_in_code':
      return [{ label: say('codeLabel'), value: values.reference }]
    case 'operation_rejected':
    case 'operation_manual':
    case 'operation_canceled':
    case 'operation_expired': {
      // What is described is not the payment, but why it was refused.
      const isSaid = description.en !== '' || description.ar !== ''
      return [
        amount,
        reference,
        ...(isSaid ? [{ label: say('reasonLabel'), value: values.description }] : []),
      ]
    }
  }
  return [amount, { label: say('descriptionLabel'), value: values.description }, reference]
}

function buttonOf({ occasion, link }: MessageFacts, say: Say) {
  switch (occasion) {
    case 'webhook_disabled':
    case 'sign_in_code':
    case 'password_changed':
    case 'password_chosen':
      return null
  }
  return { label: say(`${occasion}Button`), url: link, hint: say('linkHint') }
}
