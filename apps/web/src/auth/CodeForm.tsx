import { Alert } from '@wasl/ui/Alert'
import { Button } from '@wasl/ui/Button'
import { OtpField } from '@wasl/ui/fields/OtpField'
import { ArrowLeftIcon } from '@wasl/ui/icons/ArrowLeftIcon'
import { Ltr } from '@wasl/ui/Ltr'
import { Scripted } from '@wasl/ui/Scripted'
import { useSelector } from '@xstate/react'
import { useLocale } from '../i18n/language.tsx'
import type { SignInPage } from '../page-data.ts'
import { useAuthText } from './auth.text.ts'
import { ResendLine } from './ResendLine.tsx'
import { signInPaths } from './sign-in-paths.ts'
import { useCode } from './useCode.ts'
import type { LoginActor } from './useLoginActor.ts'
import css from './SignInForm.module.css'

type Props = { actor: LoginActor; page: Extract<SignInPage, { screen: 'login' }> }

/** One field for the code (ux LOG-03). Without script it is sent by the button. */
export function CodeForm({ actor, page }: Props) {
  const t = useAuthText()
  const locale = useLocale()
  const { code, setCode, problem, send, resendAt } = useCode(actor)
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'))
  const sentTo = useSelector(actor, (state) => state.context.code?.sentTo ?? null)
  return (
    <form
      className={css.form}
      method="post"
      action={signInPaths.codeForm}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send(code)
      }}
    >
      <a
        className={css.back}
        href={signInPaths.login(locale, page.next)}
        onClick={(event) => {
          event.preventDefault()
          actor.send({ type: 'code.abandoned' })
        }}
      >
        <ArrowLeftIcon />
        {t('auth.backToSignIn')}
      </a>
      <div className={css.head}>
        <h1 tabIndex={-1}>{t('auth.code.title')}</h1>
        {sentTo !== null && <p>{t.rich('auth.code.sentTo', { address: <Ltr>{sentTo}</Ltr> })}</p>}
      </div>
      {page.problem !== null && page.problem.fieldErrors === undefined && (
        <Alert tone="danger" isUrgent>
          {page.problem.message}
        </Alert>
      )}
      {page.next !== null && <input type="hidden" name="next" value={page.next} />}
      <OtpField
        id="code"
        name="code"
        label={t('auth.code.field')}
        hint={<Scripted>{t('auth.code.hint')}</Scripted>}
        value={code}
        problem={problem}
        isPending={isBusy}
        autoFocus
        onChange={setCode}
        onComplete={send}
      />
      <Button type="submit" variant="primary" size="pay" isWide isPending={isBusy}>
        {t(isBusy ? 'auth.code.sending' : 'auth.code.submit')}
      </Button>
      <div className={css.aside}>
        <ResendLine actor={actor} resendAt={resendAt} />
      </div>
    </form>
  )
}
