import type { coreContract } from '@wasl/contracts/core'
import type { Handlers } from '@wasl/contracts/server'
import { hourText } from '@wasl/domain/events/offered-dates'
import { localeTag, pick, type Locale } from '@wasl/domain/locale'
import { wallClock } from '@wasl/domain/wall-clock'
import type { Context } from 'hono'
import { scanPlace, type ScanDeps, type Scanned } from '../../kernel/events/scan-place.service.ts'
import { findEventMerchant } from '../../kernel/events/show-events.service.ts'
import { staffOf } from '../../kernel/people/staff-of.ts'
import type { CoreEnv } from '../../platform/http/core-env.ts'
import { notFoundBody } from '../../platform/http/refuse.ts'
import { wordsOf } from '../../platform/http/words.ts'
import { doorFields, eventOfPlace, showDoors } from './doors.service.ts'
import { fulfilmentStringsAr } from './fulfilment.strings.ar.ts'
import { fulfilmentStrings } from './fulfilment.strings.ts'

const words = wordsOf({ en: fulfilmentStrings, ar: fulfilmentStringsAr })

type C = Context<CoreEnv>
type FulfilmentHandlers = Handlers<typeof coreContract, CoreEnv>['fulfilment']

export const fulfilmentHandlers = (deps: ScanDeps): FulfilmentHandlers => {
  const { db, clock, signer } = deps
  const missing = (c: C) => ({ status: 404, body: notFoundBody(c) }) as const

  return {
    validate: async ({ body }, c) => {
      const { merchantId, language } = c.var
      if (!(await findEventMerchant(db, merchantId))) return missing(c)
      const { userId, username } = staffOf(c)
      const scanned = await scanPlace(deps, {
        merchantId,
        event: body.event_id,
        code: body.qrcode,
        list: body.list ?? null,
        kind: body.kind ?? 'entry',
        gate: body.gate || null,
        nonce: body.nonce ?? null,
        by: { userId, username },
      })
      if (!scanned) return missing(c)
      const { verdict, found, warns } = scanned
      if (verdict !== 'ok' || !found) return { status: 400, body: await refusal(scanned, language) }
      const { place, booking, ticket } = found
      const fields = await doorFields(db, scanned.event)
      return {
        status: 200,
        body: {
          qr_number: place.number,
          qr_count: booking.quantity,
          customer_first_name: booking.firstName,
          customer_last_name: booking.lastName,
          holder_name: place.holderName,
          slot: `${hourText(booking.slotStart ?? ticket.startMinute)}–${hourText(booking.slotEnd ?? ticket.endMinute)}`,
          ticket_en: ticket.nameEn,
          ticket_ar: ticket.nameAr,
          warning: warns,
          message: words('scan.ok', language),
          remarks: fields
            .filter(({ name }) => Object.hasOwn(place.data, name))
            .map(({ labelEn, labelAr, name }) => ({
              label_en: labelEn,
              label_ar: labelAr,
              value: place.data[name] ?? '',
            })),
        },
      }
    },

    doors: async ({ params: { id: publicId } }, c) => {
      const { merchantId } = c.var
      const found = await showDoors(db, { merchantId, publicId })
      if (!found) return missing(c)
      const { event } = found
      const { hour, minute } = wallClock(clock.now(), event.timezone)
      const doors = found.doors.map(({ list, expected, entered }) => ({
        id: list.publicId,
        name_en: list.nameEn,
        name_ar: list.nameAr,
        allows_reentry: list.allowsReentry,
        opens_before_minutes: list.opensBeforeMinutes,
        closes_after_minutes: list.closesAfterMinutes,
        refuses_outside: list.refusesOutside,
        expected,
        entered,
      }))
      return {
        status: 200,
        body: {
          id: event.publicId,
          title_en: event.titleEn,
          title_ar: event.titleAr,
          timezone: event.timezone,
          public_key: signer.publicKeyOf(event.publicId),
          now: hourText(hour * 60 + minute),
          doors,
        },
      }
    },
  }

  async function refusal({ event, verdict, found, before }: Scanned, language: Locale) {
    const { timezone } = event
    const hour = new Intl.DateTimeFormat(localeTag(language), {
      timeZone: timezone,
      hour: '2-digit',
      minute: '2-digit',
      hour12: true,
    })
    const day = new Intl.DateTimeFormat(localeTag(language), { timeZone: 'UTC', dateStyle: 'long' })
    const other =
      found && verdict === 'wrong_event'
        ? await eventOfPlace(db, { merchantId: event.merchantId, eventId: found.place.eventId })
        : null
    const values = {
      time: before?.lastAt ? hour.format(before.lastAt) : '',
      gate: before?.lastGate ?? '',
      user: before?.lastBy ?? '',
      event: other ? pick({ en: other.titleEn, ar: other.titleAr }, language) : '',
      date: found ? day.format(new Date(`${found.booking.eventDate}T00:00:00Z`)) : '',
    }
    const says =
      verdict === 'duplicate' && before?.lastGate ? 'scan.duplicateAtGate' : (`scan.${verdict}` as const)
    return {
      qrcode: [words(says, language, values)],
      // `ok` is not refused.
      code: verdict === 'ok' ? ('unknown' as const) : verdict,
      customer_name: found
        ? [found.booking.firstName, found.booking.lastName].filter(Boolean).join(' ')
        : null,
      ticket_en: found?.ticket.nameEn ?? null,
      ticket_ar: found?.ticket.nameAr ?? null,
      scanned_at: before?.lastAt?.toISOString() ?? null,
      scanned_by: before?.lastBy ?? null,
      gate: before?.lastGate ?? null,
    }
  }
}
