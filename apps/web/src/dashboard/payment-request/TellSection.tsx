import {
  announcements,
  channels,
  type Announcement,
  type Channel,
} from '@wasl/contracts/web/dashboard/payment-request.contract'
import { Card } from '@wasl/ui/layout/Card'
import { TextField } from '@wasl/ui/inputs/TextField'
import { Tick } from '@wasl/ui/table/rows/Tick'
import { Alert } from '@wasl/ui/notices/Alert'
import css from './Create.module.css'
import { useRequestText } from './request.text.ts'
import tell from './Tell.module.css'

import type { FormModel } from './use-request-form.ts'

/** What is told by which channel: a table, each box named by its row and column. */
export function TellSection({ model: { form, change, problemOf } }: { model: FormModel }) {
  const t = useRequestText()
  const { told } = form
  const toggle = (channel: Channel, event: Announcement, isTold: boolean) =>
    change({
      told: {
        ...told,
        [channel]: announcements.filter((one) => (one === event ? isTold : told[channel].includes(one))),
      },
    })
  // Who presses at a link has the request before them.
  const events = announcements.filter((event) => !form.isLink || event !== 'created')
  const hasEmail = form.isLink ? form.asks.includes('email') : form.email.trim() !== ''
  const hasPhone = form.isLink ? form.asks.includes('phone') : form.phone.text.trim() !== ''
  const hasNoPhone = !hasPhone && told.sms.length + told.whatsapp.length > 0
  const hasNoEmail = !hasEmail && !form.recipients.trim() && told.email.length > 0
  return (
    <Card title={t('newRequest.tell')}>
      <div className={`${css.stack} ${tell.told}`} id="request-notifications" tabIndex={-1}>
        <table className={tell.matrix}>
          <thead>
            <tr>
              <th scope="col">{t('newRequest.event')}</th>
              {channels.map((channel) => (
                <th key={channel} scope="col">
                  {t(`newRequest.channel.${channel}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {events.map((event) => (
              <tr key={event}>
                <th scope="row">{t(`newRequest.event.${event}`)}</th>
                {channels.map((channel) => (
                  <td key={channel} data-channel={t(`newRequest.channel.${channel}`)}>
                    <Tick
                      label={t('newRequest.tick', {
                        event: t(`newRequest.event.${event}`),
                        channel: t(`newRequest.channel.${channel}`),
                      })}
                      checked={told[channel].includes(event)}
                      onChange={({ currentTarget }) => toggle(channel, event, currentTarget.checked)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {hasNoEmail && (
          <Alert tone="info">{t(form.isLink ? 'newRequest.asksNoEmail' : 'newRequest.noEmail')}</Alert>
        )}
        {hasNoPhone && (
          <Alert tone="info">{t(form.isLink ? 'newRequest.asksNoPhone' : 'newRequest.noPhone')}</Alert>
        )}
        <TextField
          id="request-recipients"
          label={t('newRequest.recipients')}
          optional={t('newRequest.optional')}
          hint={t('newRequest.recipientsHint')}
          dir="ltr"
          autoComplete="off"
          value={form.recipients}
          onChange={({ currentTarget }) => change({ recipients: currentTarget.value })}
          problem={problemOf('recipients')}
        />
      </div>
    </Card>
  )
}
