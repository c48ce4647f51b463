import { pick, type Locale } from '@wasl/domain/locale'
import { html } from 'hono/html'
import { writtenChannels, type WrittenOccasion } from '../messages/messages.domain.ts'
import { ltr, moment, sections, type Markup } from './outbox-layout.ts'
import type { OutboxFilter, OutboxLine, OutboxPage } from './outbox.service.ts'
import { occasionWord, sayIn, type Say } from './outbox-words.ts'

/** `/outbox` with these filters; a filter that is off is not in the address. */
export function outboxHref(locale: Locale, { channel, merchantKey, before }: OutboxFilter): string {
  const query = new URLSearchParams({ lang: locale })
  if (channel) query.set('channel', channel)
  if (merchantKey) query.set('merchant', merchantKey)
  if (before) query.set('before', before)
  return `/outbox?${query}`
}

export function listView(page: OutboxPage, filter: OutboxFilter, locale: Locale): Markup {
  const say = sayIn(locale)
  const last = page.lines.at(-1)
  return html`<h1>${say('title')}</h1>
    ${sections('messages', locale)}
    <p class="note"><b>${say('banner')}</b> <span>${say('bannerText')}</span></p>
    ${filters(page, filter, locale)}
    ${
      page.lines.length === 0
        ? empty(filter, locale)
        : html`<ul class="messages">
            ${page.lines.map((line) => html`<li>${lineView(line, locale)}</li>`)}
          </ul>`
    }
    ${
      page.hasMore && last
        ? html`<p>
            <a class="secondary" href="${outboxHref(locale, { ...filter, before: last.publicId })}"
              >${say('older')}</a
            >
          </p>`
        : ''
    }`
}

function filters({ merchants }: OutboxPage, filter: OutboxFilter, locale: Locale): Markup {
  const say = sayIn(locale)
  const href = (change: Partial<OutboxFilter>) => outboxHref(locale, { ...filter, before: null, ...change })
  const byChannel = [null, ...writtenChannels].map((channel) =>
    chip(channel ? say(channel) : say('all'), {
      href: href({ channel }),
      isCurrent: filter.channel === channel,
    }),
  )
  const byMerchant = [
    chip(say('all'), { href: href({ merchantKey: null }), isCurrent: filter.merchantKey === null }),
    ...merchants.map(({ key, titleEn, titleAr }) =>
      chip(pick({ en: titleEn, ar: titleAr }, locale), {
        href: href({ merchantKey: key }),
        isCurrent: filter.merchantKey === key,
      }),
    ),
  ]
  return html`<div class="filters">
    ${filterRow('channel', say('channelFilter'), byChannel)}
    ${filterRow('merchant', say('merchantFilter'), byMerchant)}
  </div>`
}

const filterRow = (id: string, name: string, chips: Markup[]): Markup =>
  html`<nav class="filter" aria-labelledby="${id}">
    <h2 id="${id}">${name}</h2>
    <ul>
      ${chips.map((each) => html`<li>${each}</li>`)}
    </ul>
  </nav>`

const chip = (name: string, { href, isCurrent }: { href: string; isCurrent: boolean }): Markup =>
  isCurrent
    ? html`<a class="chip" href="${href}" aria-current="true"><bdi>${name}</bdi></a>`
    : html`<a class="chip" href="${href}"><bdi>${name}</bdi></a>`

function lineView(line: OutboxLine, locale: Locale): Markup {
  const say = sayIn(locale)
  return html`<a class="message" href="/outbox/${line.publicId}?lang=${locale}">
    <span class="subject" lang="${line.language}"><bdi>${line.subject}</bdi></span>
    <span class="when small quiet">${moment(line.createdAt, { locale, timezone: line.timezone })}</span>
    <span class="who small quiet"
      ><span>${ltr(line.recipient)}</span
      ><bdi>${pick({ en: line.merchantTitleEn, ar: line.merchantTitleAr }, locale)}</bdi></span
    >
    <span class="marks"
      ><span class="small quiet">${say(line.channel)}</span>${pill(line.occasion, say)}</span
    >
  </a>`
}

export const pill = (occasion: WrittenOccasion, say: Say): Markup =>
  html`<span class="pill" data-tone="${tones[occasion]}">${say(occasionWord[occasion])}</span>`

const tones: Readonly<Record<WrittenOccasion, string>> = {
  created: 'info',
  paid: 'success',
  authorized: 'info',
  cod: 'info',
  failed: 'danger',
  refunded: 'info',
  captured: 'success',
  voided: 'info',
  webhook_disabled: 'danger',
  sign_in_code: 'info',
  invited: 'info',
  password_reset: 'info',
  password_changed: 'info',
  password_chosen: 'info',
  operation_rejected: 'danger',
  operation_manual: 'danger',
  operation_canceled: 'danger',
  help_request: 'info',
  new_order: 'info',
  report_ready: 'success',
  permission_asked: 'info',
  permission_given: 'success',
  permission_declined: 'danger',
  permission_expired: 'danger',
  operation_asked: 'info',
  operation_done: 'success',
  operation_expired: 'danger',
  order_unfulfilled: 'danger',
  order_placed: 'success',
  order_ready: 'info',
  order_shipped: 'info',
  order_corrected: 'info',
  order_canceled: 'danger',
  tickets_ready: 'success',
}

function empty({ channel, merchantKey, before }: OutboxFilter, locale: Locale): Markup {
  const say = sayIn(locale)
  const isFiltered = channel !== null || merchantKey !== null || before !== null
  return html`<div class="card empty">
    <h2>${say(isFiltered ? 'noneFiltered' : 'none')}</h2>
    <p class="quiet">${say(isFiltered ? 'noneFilteredText' : 'noneText')}</p>
    ${isFiltered ? html`<a class="secondary" href="/outbox?lang=${locale}">${say('showAll')}</a>` : ''}
  </div>`
}
