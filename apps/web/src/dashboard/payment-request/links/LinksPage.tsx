import { useQuery } from '@tanstack/react-query'
import { linkList } from '@wasl/contracts/lists/links'
import type { PaymentLink } from '@wasl/contracts/web/dashboard/payment-request/links.contract'
import { pick } from '@wasl/domain/locale'
import { instantOf, wallTimeOf } from '@wasl/domain/wall-clock'
import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { Dots } from '@wasl/ui/text/Dots'
import { PlusIcon } from '@wasl/ui/icons/PlusIcon'
import { Ltr } from '@wasl/ui/text/Ltr'
import { Pill } from '@wasl/ui/money/Pill'
import { useState, type ReactNode } from 'react'
import { staffClient } from '../../../base/session/staff-client.ts'
import { PagesFoot } from '../../../desk/list/PagesFoot.tsx'
import { useListEnd } from '../../../desk/list/use-list-end.ts'
import { usePagedList } from '../../../desk/list/usePagedList.ts'
import { own, toggle } from '../../../desk/resource/fields.tsx'
import { resource } from '../../../desk/resource/resource.ts'
import { useOpen } from '../../../desk/resource/use-open.ts'
import { SectionHead } from '../../../desk/SectionHead.tsx'
import { staffPaths } from '../../../desk/staff-paths.ts'
import { useLocale } from '../../../i18n/language.tsx'
import { Amount } from '../../../parts/Amount.tsx'
import { Instant } from '../../../parts/Instant.tsx'
import { readMaxUses } from '../link-form.ts'
import { LinkFields, type LinkChange } from './LinkFields.tsx'
import { LinkHandOn } from './LinkHandOn.tsx'
import { linksKey, linksQuery } from './links.queries.ts'
import { useLinksText } from './links.text.ts'

const { list, change } = staffClient.paymentLinks

const tones = {
  open: 'neutral',
  full: 'warning',
  usedUp: 'neutral',
  expired: 'neutral',
  inactive: 'neutral',
} as const

const empty: LinkChange = {
  maxUses: '',
  expirationTime: null,
  isUnreadable: false,
  inactiveMessageEn: '',
  inactiveMessageAr: '',
  active: true,
}

/** Payments B1: the links by which many pay, those that take payments first. What has gone out of one stays as it is. */
export const LinksPage = resource({
  client: { list, change },
  key: linksKey,
  prefix: 'links',
  words: useLinksText,
  name: ({ descriptionEn, descriptionAr }, { t, locale }) =>
    pick({ en: descriptionEn, ar: descriptionAr }, locale) || t('links.unnamed'),
  empty,
  listed: useLinks,
  fields: [
    own(['maxUses', 'expirationTime', 'isUnreadable', 'inactiveMessageEn', 'inactiveMessageAr'], LinkFields),
    toggle('active'),
  ],
  draftOf: (link, { staff }) => ({
    maxUses: String(link.maxUses ?? ''),
    expirationTime: link.expirationTime && wallTimeOf(link.expirationTime, staff.merchant.timeZone),
    isUnreadable: false,
    inactiveMessageEn: link.inactiveMessageEn ?? '',
    inactiveMessageAr: link.inactiveMessageAr ?? '',
    active: link.active,
  }),
  wrong: ({ maxUses, isUnreadable }, { t }) => ({
    ...(readMaxUses(maxUses) === undefined && { maxUses: t('links.maxUsesWrong') }),
    ...(isUnreadable && { expirationTime: t('links.unreadable') }),
  }),
  read: (draft: LinkChange, link, { staff: { merchant } }) => {
    const before = link?.expirationTime ? wallTimeOf(link.expirationTime, merchant.timeZone) : null
    const until = draft.expirationTime
    return {
      active: draft.active,
      maxUses: readMaxUses(draft.maxUses) ?? null,
      inactiveMessageEn: draft.inactiveMessageEn.trim() || null,
      inactiveMessageAr: draft.inactiveMessageAr.trim() || null,
      // An end that was not touched may have passed: it stays as it is.
      ...(until !== before && { expirationTime: until && instantOf(until, merchant.timeZone) }),
    }
  },
  note: ({ createdBy }, { t }) => t.rich('links.by', { who: <Ltr>{createdBy}</Ltr> }),
  columns: ({ t }) => [
    {
      id: 'amount',
      label: t('links.amount'),
      cell: ({ amount, currencyCode: currency }) => <Amount of={{ amount, currency }} />,
      width: 120,
      card: 'amount',
    },
    { id: 'paid', label: t('links.paidBy'), cell: (link) => <Paid link={link} />, width: 160, card: 'note' },
    {
      id: 'state',
      label: t('links.state'),
      cell: ({ state }) => (
        <Pill size="row" tone={tones[state]}>
          {t(`links.state.${state}`)}
        </Pill>
      ),
      width: 100,
    },
  ],
  Head: LinksHead,
  Details: ({ row }) => <LinkDetails link={row} />,
})

/** By pages; first the one with the link that the address opens. */
function useLinks() {
  const { id } = useOpen()
  const [opened, setOpened] = useState(id !== null && /^[A-Za-z0-9_-]{1,64}$/.test(id) ? id : null)
  const { asked, go } = usePagedList(linkList)
  const found = useQuery(linksQuery(asked, opened))
  const { data } = found
  const { results: links = [], count = 0, page = asked.page } = data ?? {}
  const isBehindEnd = useListEnd({ ...asked, page, shown: links.length, count }, found)
  const around = (table: ReactNode) => (
    <>
      {table}
      {data && links.length > 0 && (
        <PagesFoot
          asked={{ ...asked, page }}
          asOf={data.asOf}
          count={count}
          shown={links.length}
          onGo={(next) => {
            setOpened(null)
            go(next)
          }}
        />
      )}
    </>
  )
  return { found: isBehindEnd ? { ...found, data: undefined, error: null } : found, around }
}

function LinksHead() {
  const t = useLinksText()
  return (
    <SectionHead
      title={t('links.title')}
      note={t('links.note')}
      actions={
        <ButtonLink
          variant="primary"
          size="row"
          icon={<PlusIcon size={16} />}
          href={`${staffPaths.createRequest(useLocale())}?kind=link`}
        >
          {t('links.new')}
        </ButtonLink>
      }
    />
  )
}

function Paid({ link: { paid, held, maxUses } }: { link: PaymentLink }) {
  const t = useLinksText()
  return (
    <Dots>
      {maxUses === null ? t('links.paid', { n: paid }) : t('links.paidOf', { paid, most: maxUses })}
      {held > 0 && t('links.held', { n: held })}
    </Dots>
  )
}

/** How it stands, what it is handed on by, and what was paid through it. */
function LinkDetails({ link }: { link: PaymentLink }) {
  const t = useLinksText()
  const locale = useLocale()
  const { amount, currencyCode: currency, paid, maxUses, expirationTime } = link
  const search = new URLSearchParams({ initiator: `link:${link.id}` })
  return (
    <>
      <p>
        <Dots>
          {link.hasEditableAmount && (
            <span>{t.rich('links.fromAmount', { amount: <Amount of={{ amount, currency }} /> })}</span>
          )}
          <Paid link={link} />
          {expirationTime && <span>{t.rich('links.until', { time: <Instant at={expirationTime} /> })}</span>}
        </Dots>
      </p>
      {maxUses !== null && paid > maxUses && <p>{t('links.over', { n: paid - maxUses })}</p>}
      <LinkHandOn link={link} />
      <ButtonLink
        size="row"
        href={`${staffPaths.transactions(locale, 'payment-request')}?${search.toString()}`}
      >
        {t('links.payments')}
      </ButtonLink>
    </>
  )
}
