import { pick, type Locale } from '@wasl/domain/locale'
import { html } from 'hono/html'
import { ltr, moment, sections, type Markup } from './outbox-layout.ts'
import type { EventLine } from './outbox.service.ts'
import { sayIn, type Say } from './outbox-words.ts'

/** Events to the merchants' servers, each with the signed body. */
export function eventsView(lines: readonly EventLine[], locale: Locale): Markup {
  const say = sayIn(locale)
  return html`<h1>${say('webhooks')}</h1>
    ${sections('webhooks', locale)}
    <p class="note"><b>${say('webhooksBanner')}</b> <span>${say('webhooksText')}</span></p>
    ${
      lines.length === 0
        ? html`<div class="card empty">
            <h2>${say('noneEvents')}</h2>
            <p class="quiet">${say('noneText')}</p>
          </div>`
        : html`<ul class="messages">
            ${lines.map((line) => html`<li>${eventView(line, locale)}</li>`)}
          </ul>`
    }`
}

function eventView(line: EventLine, locale: Locale): Markup {
  const say = sayIn(locale)
  return html`<details class="event">
    <summary class="message">
      <span class="subject">${ltr(line.type)}</span>
      <span class="when small quiet">${moment(line.createdAt, { locale, timezone: line.timezone })}</span>
      <span class="who small quiet"
        ><span>${ltr(line.publicId)}</span
        ><bdi>${pick({ en: line.merchantTitleEn, ar: line.merchantTitleAr }, locale)}</bdi></span
      >
      <span class="marks">${statePill(line, say)}</span>
    </summary>
    <div class="inside">
      <dl class="facts">
        <dt>${say('to')}</dt>
        <dd>${ltr(line.url)}</dd>
        <dt>${say('tries')}</dt>
        <dd>${ltr(String(line.tries))}</dd>
        ${
          line.lastStatus === null
            ? ''
            : html`<dt>${say('answer')}</dt>
                <dd>${ltr(String(line.lastStatus))}</dd>`
        }
        ${
          line.lastProblem === null || line.lastProblem === 'status'
            ? ''
            : html`<dt>${say('problem')}</dt>
                <dd>${ltr(line.lastProblem)}</dd>`
        }
      </dl>
      <pre class="code" dir="ltr" lang="en">${JSON.stringify(JSON.parse(line.body), null, 2)}</pre>
    </div>
  </details>`
}

const statePill = ({ state }: EventLine, say: Say): Markup => {
  switch (state) {
    case 'delivered':
      return html`<span class="pill" data-tone="success">${say('eventDelivered')}</span>`
    case 'failed':
      return html`<span class="pill" data-tone="danger">${say('eventFailed')}</span>`
    case 'due':
      return html`<span class="pill">${say('due')}</span>`
  }
}
