import { Checkbox } from '@wasl/ui/fields/choices/Checkbox'
import { RadioCards } from '@wasl/ui/fields/choices/RadioCards'
import { TextField } from '@wasl/ui/inputs/TextField'
import type { NewUser } from '@wasl/contracts/web/dashboard/administration/users.contract'
import css from '../../../desk/form/Area.module.css'
import type { OwnField } from '../../../desk/resource/fields.tsx'
import { usePeopleText } from './people.text.ts'

const languages = ['en', 'ar'] as const

export function UserWho({ draft, change, problemOf, row }: OwnField<NewUser, unknown>) {
  const isNew = row === null
  const t = usePeopleText()
  return (
    <fieldset className={css.group}>
      <legend>{t('administration.user.who')}</legend>
      {isNew && (
        <TextField
          label={t('administration.user.username')}
          hint={t('administration.user.usernameHint')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          maxLength={150}
          value={draft.username}
          onChange={(event) => change({ username: event.target.value })}
          problem={problemOf('username')}
        />
      )}
      <TextField
        label={t('administration.user.email')}
        {...(isNew && { hint: t('administration.user.emailHint') })}
        type="email"
        autoComplete="off"
        dir="ltr"
        maxLength={254}
        value={draft.email}
        onChange={(event) => change({ email: event.target.value })}
        problem={problemOf('email')}
      />
      <div className={css.pair}>
        <TextField
          label={t('administration.user.nameEn')}
          lang="en"
          autoComplete="off"
          maxLength={150}
          value={draft.nameEn}
          onChange={(event) => change({ nameEn: event.target.value })}
          problem={problemOf('nameEn')}
        />
        <TextField
          label={t('administration.user.nameAr')}
          lang="ar"
          autoComplete="off"
          maxLength={150}
          value={draft.nameAr}
          onChange={(event) => change({ nameAr: event.target.value })}
          problem={problemOf('nameAr')}
        />
      </div>
      <RadioCards
        look="chips"
        label={t('administration.user.language')}
        choices={languages.map((value) => ({ value, label: t(`administration.user.language.${value}`) }))}
        value={draft.language}
        onChange={(value) => change({ language: value === 'ar' ? 'ar' : 'en' })}
      />
      <Checkbox
        label={t('administration.user.oneTimeCode')}
        checked={draft.oneTimeCode}
        onChange={(oneTimeCode) => change({ oneTimeCode })}
      />
    </fieldset>
  )
}
