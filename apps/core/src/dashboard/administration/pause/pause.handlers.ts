import type { coreContract } from '@wasl/contracts/core'
import type { Handlers } from '@wasl/contracts/server'
import type { Context } from 'hono'
import { isPausedAt } from '../../../kernel/ledger/pay/pay.domain.ts'
import type { CoreEnv } from '../../../platform/http/core-env.ts'
import { wordsOf } from '../../../platform/http/words.ts'
import { byOf } from '../../../kernel/administered/by.ts'
import {
  mostDays,
  pausePayments,
  resumePayments,
  showPauses,
  type Pausable,
  type PauseDeps,
  type PauseRefusal,
} from './pause.service.ts'
import { pauseAdministrationStrings } from './pause.strings.ts'
import { pauseAdministrationStringsAr } from './pause.strings.ar.ts'

const words = wordsOf({ en: pauseAdministrationStrings, ar: pauseAdministrationStringsAr })

type PauseHandlers = Handlers<typeof coreContract, CoreEnv>['administration']['pause']

export const pauseHandlers = (deps: PauseDeps): PauseHandlers => ({
  list: async (_request, c) => ({ status: 200, body: await listed(deps, c.var.merchantId) }),

  pause: async ({ body: { unit_code, text_en, text_ar, minutes, until } }, c) => {
    const paused = await pausePayments(deps, byOf(c), {
      unitKey: unit_code,
      messageEn: text_en ?? '',
      messageAr: text_ar ?? '',
      minutes,
      until: until === null ? null : new Date(until),
    })
    if (!paused.ok) return answerTo(c, paused.error)
    return { status: 200, body: await listed(deps, c.var.merchantId) }
  },

  resume: async ({ body: { unit_code } }, c) => {
    const resumed = await resumePayments(deps, byOf(c), unit_code)
    if (!resumed.ok) return answerTo(c, resumed.error)
    return { status: 200, body: await listed(deps, c.var.merchantId) }
  },
})

async function listed({ db, clock }: PauseDeps, merchantId: number) {
  const { pausable, timezone } = await showPauses(db, merchantId)
  const now = clock.now()
  return { results: pausable.map((row) => onWire(row, now)), timezone }
}

function onWire(row: Pausable, now: Date) {
  const paused = isPausedAt(row, now)
  return {
    unit_code: row.unitKey,
    title_en: row.titleEn,
    title_ar: row.titleAr,
    paused,
    paused_until: paused ? (row.pausedUntil?.toISOString() ?? null) : null,
    message_en: paused ? row.pausedMessageEn : null,
    message_ar: paused ? row.pausedMessageAr : null,
    paused_at: paused ? (row.pausedAt?.toISOString() ?? null) : null,
    paused_by: paused ? row.pausedBy : null,
  }
}

function answerTo(c: Context<CoreEnv>, refusal: PauseRefusal) {
  const { language } = c.var
  switch (refusal.kind) {
    case 'notFound':
      return {
        status: 404,
        body: { detail: words('pauseSetup.notFound', language), code: 'not_found' },
      } as const
    case 'fields':
      return {
        status: 400,
        body: Object.fromEntries(
          refusal.problems.map(({ field, says }) => [field, [words(says, language, { days: mostDays })]]),
        ),
      } as const
  }
}
