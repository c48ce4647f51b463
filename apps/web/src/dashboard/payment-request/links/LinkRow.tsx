import type { PaymentLink } from '@wasl/contracts/web/dashboard/payment-request/links.contract'
import { Button } from '@wasl/ui/Button'
import { ButtonLink } from '@wasl/ui/ButtonLink'
import { Dots } from '@wasl/ui/Dots'
import { Switch } from '@wasl/ui/fields/Switch'
import { PencilIcon } from '@wasl/ui/icons/PencilIcon'
import { ScanQrCodeIcon } from '@wasl/ui/icons/ScanQrCodeIcon'
import { Ltr } from '@wasl/ui/Ltr'
import { Pill } from '@wasl/ui/Pill'
import { VisuallyHidden } from '@wasl/ui/VisuallyHidden'
import area from '../../../desk/form/Area.module.css'
import { staffPaths } from '../../../desk/staff-paths.ts'
import { useLocale } from '../../../i18n/language.tsx'
import { Amount } from '../../../parts/Amount.tsx'
import { Instant } from '../../../parts/Instant.tsx'
import { useLinksText } from './links.text.ts'
import type { Open } from './LinksPage.tsx'
import { useLinkName } from './use-link-name.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answerOf } from '../../../base/session/answer-of.ts'
import { staffClient } from '../../../base/session/staff-client.ts'
import { useTell } from '../../../desk/use-tell.ts'
import { linksKey } from './links.queries.ts'

type Props = { link: PaymentLink; onOpen: (open: Open) => void }

const tones = {
  open: 'neutral',
  full: 'warning',
  usedUp: 'neutral',
  expired: 'neutral',
  inactive: 'neutral',
} as const

export function LinkRow({ link, onOpen }: Props) {
  const t = useLinksText()
  const locale = useLocale()
  const name = useLinkName(link)
  const { isSaving, turn } = useLinkSwitch(link)
  const amount = <Amount of={{ amount: link.amount, currency: link.currencyCode }} />
  const search = new URLSearchParams({ initiator: `link:${link.id}` })
  const hidden = <VisuallyHidden> {name}</VisuallyHidden>
  return (
    <li className={area.item} id={`link-${link.id}`}>
      <div className={area.told}>
        <div className={area.head}>
          <h2 className={area.name}>
            <bdi>{name}</bdi>
          </h2>
          <Pill size="row" tone={tones[link.state]}>
            {t(`links.state.${link.state}`)}
          </Pill>
        </div>
        <p className={area.quiet}>
          <Dots>
            {link.hasEditableAmount ? <span>{t.rich('links.fromAmount', { amount })}</span> : amount}
            <span>{t.rich('links.by', { who: <Ltr>{link.createdBy}</Ltr> })}</span>
          </Dots>
        </p>
        <LinkFacts link={link} />
      </div>
      <div className={area.tools}>
        <Switch
          label={<VisuallyHidden>{t('links.isActive', { name })}</VisuallyHidden>}
          isOn={link.active}
          isSaving={isSaving}
          savingLabel={t('links.saving')}
          onChange={turn}
        />
        <Button
          size="row"
          icon={<ScanQrCodeIcon size={16} />}
          onClick={() => onOpen({ kind: 'share', link })}
        >
          {t('links.share')}
          {hidden}
        </Button>
        <ButtonLink
          size="row"
          href={`${staffPaths.transactions(locale, 'payment-request')}?${search.toString()}`}
        >
          {t('links.payments')}
          {hidden}
        </ButtonLink>
        <Button size="row" icon={<PencilIcon size={16} />} onClick={() => onOpen({ kind: 'edit', link })}>
          {t('links.edit')}
          {hidden}
        </Button>
      </div>
    </li>
  )
}

function LinkFacts({ link: { paid, held, maxUses, expirationTime } }: { link: PaymentLink }) {
  const t = useLinksText()
  return (
    <ul className={area.facts}>
      <li className={area.fact}>
        {maxUses === null ? t('links.paid', { n: paid }) : t('links.paidOf', { paid, most: maxUses })}
      </li>
      {maxUses !== null && paid > maxUses && (
        <li className={area.fact}>{t('links.over', { n: paid - maxUses })}</li>
      )}
      {held > 0 && <li className={area.fact}>{t('links.held', { n: held })}</li>}
      {expirationTime && (
        <li className={area.fact}>{t.rich('links.until', { time: <Instant at={expirationTime} /> })}</li>
      )}
    </ul>
  )
}

/** On and off at once; what somebody else has changed meanwhile is refused and shown. */
function useLinkSwitch({ id, revision }: PaymentLink) {
  const queries = useQueryClient()
  const tell = useTell()
  const { isPending, mutate } = useMutation({
    mutationFn: async (active: boolean) =>
      answerOf(await staffClient.paymentLinks.change({ params: { id }, body: { active, revision } })),
    onError: (error) => tell({ error }),
    onSettled: () => queries.invalidateQueries({ queryKey: linksKey }),
  })
  return { isSaving: isPending, turn: (active: boolean) => mutate(active) }
}
