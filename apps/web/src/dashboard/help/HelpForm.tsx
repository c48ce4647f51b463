import type { HelpSetup } from '@wasl/contracts/web/dashboard/help.contract'
import { Button } from '@wasl/ui/actions/Button'
import { ErrorSummary } from '@wasl/ui/notices/ErrorSummary'
import { Select } from '@wasl/ui/fields/choices/Select'
import { TextArea } from '@wasl/ui/fields/TextArea'
import { TextField } from '@wasl/ui/inputs/TextField'
import type { FormEvent } from 'react'
import { AskBeforeLeaving } from '../../desk/form/AskBeforeLeaving.tsx'
import { useErrorTitle } from '../../parts/useErrorTitle.ts'
import css from './Help.module.css'
import { useHelpText } from './help.text.ts'
import { useHelpForm } from './use-help-form.ts'

const fields = [
  ['email', 'help.email'],
  ['subject', 'help.subject'],
  ['emailMessage', 'help.message'],
] as const

/** What is wrong is said by the server, at its field; what was typed stays until it was sent. */
export function HelpForm({ setup }: { setup: HelpSetup['actions']['POST'] }) {
  const t = useHelpText()
  const { form, change, problems, round, isSending, isUnsent, giveUp, send } = useHelpForm()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const found = fields.flatMap(([field, label]) =>
    problems[field] ? [{ fieldId: `help-${field}`, message: `${t(label)}: ${problems[field]}` }] : [],
  )
  useErrorTitle(found.length > 0)
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <AskBeforeLeaving isUnsaved={isUnsent} text={t('help.unsent')} onLeave={giveUp} />
      {found.length > 0 && (
        <ErrorSummary key={round} title={t('help.problems', { count: found.length })} problems={found} />
      )}
      <TextField
        id="help-email"
        label={t('help.email')}
        hint={t('help.emailHint')}
        type="email"
        dir="ltr"
        autoComplete="email"
        value={form.email}
        onChange={(event) => change({ email: event.target.value })}
        problem={problems.email}
      />
      <Select
        id="help-subject"
        label={t('help.subject')}
        placeholder={t('help.subjectPlaceholder')}
        choices={setup.subjectChoices.map(({ value, displayName: label }) => ({ value, label }))}
        value={form.subject || null}
        onChange={(subject) => change({ subject })}
        problem={problems.subject}
      />
      <TextArea
        id="help-emailMessage"
        label={t('help.message')}
        hint={t('help.messageHint')}
        rows={6}
        value={form.emailMessage}
        onChange={(event) => change({ emailMessage: event.target.value })}
        problem={problems.emailMessage}
        aside={
          <span
            className={css.letters}
            data-over={form.emailMessage.length > setup.emailMessage.maxLength ? '' : undefined}
          >
            {t('help.letters', { used: form.emailMessage.length, most: setup.emailMessage.maxLength })}
          </span>
        }
      />
      <p className={css.context}>{t('help.context')}</p>
      <Button type="submit" variant="primary" isPending={isSending}>
        {t('help.send')}
      </Button>
    </form>
  )
}
