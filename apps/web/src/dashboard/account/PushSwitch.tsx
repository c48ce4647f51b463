import { Switch } from '@wasl/ui/fields/choices/Switch'
import { usePageFacts } from '../../base/page-context.tsx'
import { useAccountText } from './account.text.ts'
import { usePush } from './use-push.ts'

/** Product.md 7: told by web push when no tab is open. */
export function PushSwitch() {
  const t = useAccountText()
  const { demo } = usePageFacts()
  const { isOn, isSaving, problem, disabledReason, toggle } = usePush()
  return (
    <Switch
      label={t('account.push')}
      note={
        <>
          {t('account.pushNote')} {demo && t('account.pushDemo')}
        </>
      }
      isOn={isOn}
      isSaving={isSaving}
      savingLabel={t('account.push.saving')}
      problem={problem}
      {...(disabledReason && { disabledReason })}
      onChange={toggle}
    />
  )
}
