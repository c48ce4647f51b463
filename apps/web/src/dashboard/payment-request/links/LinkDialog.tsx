import type { PaymentLink } from '@wasl/contracts/web/dashboard/payment-request/links.contract'
import { DatePicker } from '@wasl/ui/dates/DatePicker'
import { useUnreadable } from '@wasl/ui/dates/use-unreadable.ts'
import { dayIn, instantOf, wallTimeOf } from '@wasl/domain/wall-clock'
import { TextField } from '@wasl/ui/TextField'
import { useState } from 'react'
import { AreaForm } from '../../../desk/form/AreaForm.tsx'
import { useAreaText } from '../../../desk/form/area.text.ts'
import { useIsChanged } from '../../../desk/form/use-is-changed.ts'
import { useSaving } from '../../../desk/form/use-saving.ts'
import { useNotices } from '../../../base/session/staff-notices.ts'
import { staffClient } from '../../../base/session/staff-client.ts'
import { useStaff } from '../../../desk/staff.ts'
import { readMaxUses } from '../link-form.ts'
import { useDateWords } from '../use-date-words.ts'
import { linksKey } from './links.queries.ts'
import { useLinksText } from './links.text.ts'
import { useLinkName } from './use-link-name.ts'

type Props = { link: PaymentLink; onClosed: () => void }

/** What may change of a link that is out: how many may pay, until when, and what it says afterwards. */
export function LinkDialog({ link, onClosed }: Props) {
  const t = useLinksText()
  const area = useAreaText()
  const notices = useNotices()
  const words = useDateWords()
  const { timeZone } = useStaff().merchant
  const saving = useSaving(linksKey)
  const name = useLinkName(link)
  const [today] = useState(() => dayIn(timeZone, new Date()))
  const [uses, setUses] = useState(link.maxUses === null ? '' : String(link.maxUses))
  const [before] = useState(() => link.expirationTime && wallTimeOf(link.expirationTime, timeZone))
  const [until, setUntil] = useState<string | null>(before)
  const unreadable = useUnreadable<'expirationTime'>()
  const [messageEn, setMessageEn] = useState(link.inactiveMessageEn ?? '')
  const [messageAr, setMessageAr] = useState(link.inactiveMessageAr ?? '')
  const isChanged = useIsChanged({ uses, until, messageEn, messageAr })
  const save = async () => {
    const maxUses = readMaxUses(uses)
    if (maxUses === undefined) return saving.refuse({ maxUses: t('links.maxUsesWrong') })
    if (unreadable.names.length > 0) return saving.refuse({ expirationTime: words.unreadable })
    const saved = await saving.save(() =>
      staffClient.paymentLinks.change({
        params: { id: link.id },
        body: {
          maxUses,
          inactiveMessageEn: messageEn.trim() || null,
          inactiveMessageAr: messageAr.trim() || null,
          // An end that was not touched may have passed: it stays as it is.
          ...(until !== before && { expirationTime: until && instantOf(until, timeZone) }),
          revision: link.revision,
        },
      }),
    )
    if (saved === null) return
    notices.success(area('area.saved'))
    onClosed()
  }
  return (
    <AreaForm
      title={t('links.change', { name })}
      saving={saving}
      isChanged={isChanged}
      onSave={() => void save()}
      onClosed={onClosed}
    >
      <TextField
        label={t('links.maxUses')}
        hint={t('links.maxUsesHint')}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        value={uses}
        onChange={({ currentTarget }) => setUses(currentTarget.value)}
        problem={saving.problemOf('maxUses')}
      />
      <DatePicker
        label={t('links.expires')}
        value={until}
        onChange={setUntil}
        onUnreadable={unreadable.tell('expirationTime')}
        today={today}
        rules={{ min: today, missingTime: '23:59' }}
        problem={saving.problemOf('expirationTime')}
        words={words}
      />
      <TextField
        label={t('links.messageEn')}
        lang="en"
        dir="ltr"
        autoComplete="off"
        maxLength={280}
        value={messageEn}
        onChange={({ currentTarget }) => setMessageEn(currentTarget.value)}
        problem={saving.problemOf('inactiveMessageEn')}
      />
      <TextField
        label={t('links.messageAr')}
        lang="ar"
        dir="rtl"
        autoComplete="off"
        maxLength={280}
        value={messageAr}
        onChange={({ currentTarget }) => setMessageAr(currentTarget.value)}
        problem={saving.problemOf('inactiveMessageAr')}
      />
    </AreaForm>
  )
}
