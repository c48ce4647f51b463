import { pick } from '@wasl/domain/locale'
import { Button } from '@wasl/ui/actions/Button'
import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { CopyButton } from '@wasl/ui/actions/CopyButton'
import { ShareIcon } from '@wasl/ui/icons/ShareIcon'
import { SmartphoneIcon } from '@wasl/ui/icons/SmartphoneIcon'
import { LinkMenu } from '@wasl/ui/actions/LinkMenu'
import { isPayable, parseTransactionState } from '@wasl/domain/states'
import { useSyncExternalStore } from 'react'
import { useAppText } from '../../base/base.text.ts'
import { useLocale } from '../../i18n/language.tsx'
import { useMerchantName } from '../../parts/useMerchantName.ts'
import css from './DetailsView.module.css'
import type { ShownPage } from './DetailsView.tsx'
import { useDetailsText } from './details.text.ts'
import { shareWays, type WayId } from './share-ways.ts'
import { MailIcon } from '@wasl/ui/icons/MailIcon'
import { MessageCircleIcon } from '@wasl/ui/icons/MessageCircleIcon'
import { MessageSquareTextIcon } from '@wasl/ui/icons/MessageSquareTextIcon'

/** S1 §2: the share menu, and the copy action for the payment URL. */
export function ShareLine({ page }: { page: ShownPage }) {
  const t = useDetailsText()
  const newTabLabel = useAppText()('app.newTab')
  const locale = useLocale()
  const subject = t('details.subject', { merchant: useMerchantName() })
  const canShare = useSyncExternalStore(never, hasShareSheet, () => false)
  const ways = shareWays(page, { locale, subject })
  const message = pick(page.actions[0]?.message ?? { en: '', ar: '' }, locale)
  const state = parseTransactionState(page.state)

  return (
    <div className={css.share} data-print="hide">
      <LinkMenu
        label={t('details.share')}
        icon={<ShareIcon />}
        variant="primary"
        links={ways.map(({ id, href, opensNewTab, isUnaddressed }) => ({
          id,
          href,
          label: t(isUnaddressed ? 'details.emailUnaddressed' : `details.${id}`),
          icon: <ShareWayIcon way={id} />,
          ...(opensNewTab && { newTabLabel }),
        }))}
      >
        {canShare && (
          <Button
            variant="quiet"
            size="row"
            icon={<SmartphoneIcon />}
            isWide
            onClick={() => shareByDevice({ title: subject, text: message, url: page.payUrl })}
          >
            {t('details.device')}
          </Button>
        )}
      </LinkMenu>
      <CopyButton text={page.payUrl} label={t('details.copy')} copiedLabel={t('details.copied')} />
      {state !== 'other' && isPayable(state) && (
        <ButtonLink href={page.payUrl} variant="quiet" size="row">
          {t('details.open')}
        </ButtonLink>
      )}
    </div>
  )
}

const never = () => () => {}
const hasShareSheet = () => 'share' in navigator

/** Closing the device's own sheet rejects: nothing went wrong. The text already carries the link. */
async function shareByDevice({ title, text, url }: { title: string; text: string; url: string }) {
  try {
    await navigator.share(text.includes(url) ? { title, text } : { title, text, url })
  } catch {
    return
  }
}

const icons = { whatsapp: MessageCircleIcon, sms: MessageSquareTextIcon, email: MailIcon }

function ShareWayIcon({ way }: { way: WayId }) {
  const Icon = icons[way]
  return <Icon />
}
