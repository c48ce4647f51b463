import type { PaymentLink } from '@wasl/contracts/web/dashboard/payment-request/links.contract'
import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { CopyButton } from '@wasl/ui/actions/CopyButton'
import { ExternalLinkIcon } from '@wasl/ui/icons/ExternalLinkIcon'
import { moneyText } from '@wasl/ui/money/money-text.ts'
import { ShareMenu } from '@wasl/ui/overlays/menus/ShareMenu'
import { useLocale } from '../../../i18n/language.tsx'
import { LinkCode } from '../../../parts/LinkCode.tsx'
import { useMerchantName } from '../../../parts/useMerchantName.ts'
import css from '../Create.module.css'
import { useLinksText } from './links.text.ts'
import { useLinkName } from './use-link-name.ts'

/** A link in every way it can be handed on. */
export function LinkHandOn({ link }: { link: PaymentLink }) {
  const t = useLinksText()
  const locale = useLocale()
  const merchant = useMerchantName()
  const name = useLinkName(link)
  const { linkUrl: url } = link
  const amount = moneyText(link.amount, link.currencyCode, locale)
  return (
    <div className={css.list}>
      <LinkCode url={url} label={t('links.code', { name })} />
      <div className={css.actions}>
        <CopyButton text={url} label={t('links.copy')} copiedLabel={t('links.copied')} />
        <ShareMenu
          shared={{
            url,
            title: t('links.subject', { merchant }),
            text: t('links.text', { merchant, amount }),
          }}
          words={{
            share: t('links.shareMenu'),
            device: t('links.device'),
            whatsApp: t('links.whatsApp'),
            email: t('links.email'),
            copy: t('links.copy'),
            copied: t('links.copied'),
          }}
        />
        <ButtonLink href={url} target="_blank" size="row" icon={<ExternalLinkIcon size={16} />}>
          {t('links.open')}
        </ButtonLink>
      </div>
    </div>
  )
}
