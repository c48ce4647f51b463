import { Button } from '@wasl/ui/actions/Button'
import { OtpField } from '@wasl/ui/fields/secrets/OtpField'
import { ArrowLeftIcon } from '@wasl/ui/icons/ArrowLeftIcon'
import { Ltr } from '@wasl/ui/text/Ltr'
import { Scripted } from '@wasl/ui/page/Scripted'
import { useSelector } from '@xstate/react'
import type { SignInPage } from '../../base/page-data.ts'
import { useAuthText } from '../auth.text.ts'
import { signInPaths } from './sign-in-paths.ts'
import { useCode } from './useCode.ts'
import type { LoginActor } from './useLoginActor.ts'
import css from './SignInForm.module.css'
import { ResendCode } from '@wasl/ui/fields/secrets/ResendCode'

type Props = { actor: LoginActor; page: Extract<SignInPage, { screen: 'login' }> }

/** One field for the code (ux LOG-03). Without script it is sent by the button. */
export function CodeForm({ actor, page }: Props) {
  const t = useAuthText()
  const { code, setCode, problem, send, resendAt } = useCode(actor)
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'))
  const sentTo = useSelector(actor, (state) => state.context.code?.sentTo ?? null)
  return (
    <div className={css.form}>
      <form method="post" action={signInPaths.abandonCodeForm}>
        {page.next !== null && <input type="hidden" name="next" value={page.next} />}
        <button
          type="submit"
          className={css.back}
          onClick={(event) => {
            event.preventDefault()
            actor.send({ type: 'code.abandoned' })
          }}
        >
          <ArrowLeftIcon />
          {t('auth.backToSignIn')}
        </button>
      </form>
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
        <div className={css.head}>
          <h1 tabIndex={-1}>{t('auth.code.title')}</h1>
          {sentTo !== null && <p>{t.rich('auth.code.sentTo', { address: <Ltr>{sentTo}</Ltr> })}</p>}
        </div>
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
    </div>
  )
}

/** Another code, once the time for it has come. Nothing before the script is there. */
function ResendLine({ actor, resendAt }: { actor: LoginActor; resendAt: string | null }) {
  const t = useAuthText()
  const isPending = useSelector(actor, (state) => state.hasTag('resending'))
  if (resendAt === null) return null
  return (
    <ResendCode
      availableAt={resendAt}
      isPending={isPending}
      onResend={() => actor.send({ type: 'code.resend' })}
      words={{ wait: waiting(t), resend: t('auth.code.resend'), ready: t('auth.code.ready') }}
    />
  )
}

const waiting = (t: ReturnType<typeof useAuthText>) => (clock: string) =>
  t.rich('auth.code.wait', { clock: <Ltr>{clock}</Ltr> })
