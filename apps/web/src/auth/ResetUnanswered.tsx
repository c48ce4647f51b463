import { Button } from '@wasl/ui/Button'
import { useAuthText } from './auth.text.ts'
import { BackToSignIn } from './BackToSignIn.tsx'
import css from './SignInForm.module.css'

/** The link was not spent: it is opened again from here, for its token has left the address. */
export function ResetUnanswered({ isAsking, onAgain }: { isAsking: boolean; onAgain: () => void }) {
  const t = useAuthText()
  return (
    <div className={css.form}>
      <BackToSignIn />
      <div className={css.head}>
        <h1 tabIndex={-1}>{t('auth.reset.unansweredTitle')}</h1>
        <p>{t('auth.reset.unansweredText')}</p>
      </div>
      <Button variant="primary" size="pay" isWide isPending={isAsking} onClick={onAgain}>
        {t('auth.reset.openAgain')}
      </Button>
    </div>
  )
}
