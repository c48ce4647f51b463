import { CountryPhoneField } from '@wasl/ui/fields/phone/CountryPhoneField'
import { Card } from '@wasl/ui/layout/Card'
import { TextField } from '@wasl/ui/inputs/TextField'
import css from './Create.module.css'
import { LanguageChoice } from './LanguageChoice.tsx'
import { useRequestText } from './request.text.ts'
import type { FormModel } from './use-request-form.ts'

const texts = ['firstName', 'lastName'] as const
const phones = ['phone', 'secondPhone'] as const

export function PayerSection({ model }: { model: FormModel }) {
  const { form, change, problemOf } = model
  const t = useRequestText()
  const optional = t('newRequest.optional')
  const words = {
    country: t('newRequest.country'),
    search: t('newRequest.countrySearch'),
    nothingFound: t('newRequest.countryNone'),
  }
  return (
    <Card title={t('newRequest.who')}>
      <div className={css.stack}>
        <div className={css.row}>
          {texts.map((name) => (
            <TextField
              key={name}
              id={`request-${name}`}
              label={t(`newRequest.${name}`)}
              optional={optional}
              autoComplete="off"
              maxLength={64}
              value={form[name]}
              onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
              problem={problemOf(name)}
            />
          ))}
          <LanguageChoice model={model} />
        </div>
        <div className={css.row}>
          <TextField
            id="request-email"
            label={t('newRequest.email')}
            optional={optional}
            type="email"
            dir="ltr"
            autoComplete="off"
            maxLength={128}
            value={form.email}
            onChange={({ currentTarget }) => change({ email: currentTarget.value })}
            problem={problemOf('email')}
          />
          {phones.map((name) => (
            <CountryPhoneField
              key={name}
              id={`request-${name}`}
              label={t(`newRequest.${name}`)}
              optional={optional}
              autoComplete="off"
              value={form[name]}
              onChange={(phone) => change({ [name]: phone })}
              problem={problemOf(name)}
              words={words}
            />
          ))}
        </div>
      </div>
    </Card>
  )
}
