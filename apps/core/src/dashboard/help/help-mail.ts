import type { Locale } from '@wasl/domain/locale'
import { mailHtml } from '../../kernel/messages/mail-html.ts'
import { isolated, oneLine } from '../../kernel/messages/template.domain.ts'
import type { Question } from './help.domain.ts'
import { helpWords } from './help-words.ts'

/** Who writes, from where: what support would ask next. */
export type Asker = {
  username: string
  name: string
  language: Locale
  browser: string | null
  requestId: string
}

type Facts = { question: Question; asker: Asker; merchant: { name: string; brand: string } }

/** The mail as support reads it: the question word for word, and who asks. */
export function helpMail({ question, asker, merchant }: Facts, locale: Locale) {
  const put = (text: string) => isolated(oneLine(text), locale)
  const values = { name: put(asker.name), email: put(question.email), merchant: put(merchant.name) }
  const topic = helpWords(`subject.${question.subject}`, locale)
  const subject = helpWords('mail.subject', locale, { ...values, subject: topic })
  const lines = [
    { label: helpWords('mail.topic', locale), value: topic },
    { label: helpWords('mail.user', locale), value: `${oneLine(asker.name)} (${asker.username})` },
    { label: helpWords('mail.email', locale), value: question.email },
    {
      label: helpWords('mail.language', locale),
      value: helpWords(`mail.language.${asker.language}`, locale),
    },
    ...(asker.browser
      ? [{ label: helpWords('mail.browser', locale), value: oneLine(asker.browser).slice(0, 200) }]
      : []),
    { label: helpWords('mail.request', locale), value: asker.requestId },
  ]
  const intro = helpWords('mail.intro', locale, values)
  const footer = helpWords('mail.footer', locale, values)
  const list = lines.map(({ label, value }) => `${label}: ${put(value)}`).join('\n')
  return {
    subject,
    text: `${[intro, question.text, list, footer].join('\n\n')}\n`,
    html: mailHtml({
      locale,
      brand: merchant.brand,
      title: subject,
      body: helpWords('mail.intro', locale, { name: '{customer}', email: '{reference}' }),
      quote: question.text,
      values: {
        merchant: merchant.name,
        customer: asker.name,
        reference: question.email,
        amount: '',
        description: '',
        link: '',
      },
      facts: lines,
      button: null,
      footer: helpWords('mail.footer', locale, { merchant: '{merchant}' }),
    }),
  }
}
