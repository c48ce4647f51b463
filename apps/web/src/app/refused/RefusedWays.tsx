import { ButtonLink } from '@wasl/ui/ButtonLink'
import { ArrowLeftIcon } from '@wasl/ui/icons/ArrowLeftIcon'
import { useAuthText } from '../../auth/auth.text.ts'
import { signInPaths } from '../../auth/sign-in-paths.ts'
import { isListPath } from '../../dashboard/transactions/list/list-place.ts'
import { useLocale } from '../../i18n/language.tsx'
import { staffPaths } from '../../desk/staff-paths.ts'
import { useStaffText } from '../../desk/staff.text.ts'
import { useRefusedText } from './refused.text.ts'

/** Links alone: a window that was opened without its opener cannot close itself. */
export function RefusedWays({ status, back }: { status: number; back: string }) {
  const t = useRefusedText()
  const auth = useAuthText()
  const staff = useStaffText()
  const locale = useLocale()
  const start = staffPaths.dashboard(locale)
  if (status === 401)
    return (
      <ButtonLink href={signInPaths.login(locale, back)} variant="primary" size="pay" isWide>
        {auth('auth.signIn.submit')}
      </ButtonLink>
    )
  const [pathname = ''] = back.split(/[?#]/, 1)
  return (
    <>
      <ButtonLink href={back} variant="primary" size="pay" icon={<ArrowLeftIcon />} isWide>
        {t(isListPath(pathname) ? 'refused.list' : 'refused.dashboard')}
      </ButtonLink>
      {pathname !== start && (
        <ButtonLink href={start} variant="quiet" isWide>
          {staff('staff.notFound.home')}
        </ButtonLink>
      )}
    </>
  )
}
