import type { PayPageLoad } from '@wasl/contracts/web/pay.contract'
import { isLocale, type Locale } from '@wasl/domain/locale'
import { payPageMachine } from '@wasl/machines/pay/payPage.machine'
import { useActorRef } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { loadClient } from '../base/load-client.ts'
import { usePageFacts } from '../base/page-context.tsx'
import { isAtCounter, resultPath } from '../base/paths.ts'
import type { PageData } from '../base/page-data.ts'
import { createAttemptKeys, sessionStorageOrNull } from './result/attempt-keys.ts'
import { isDelivered } from './pay-view.ts'
import { payPageLogic } from './pay.actors.ts'
import { useLogic } from './useLogic.ts'
import { useTransactionId } from './useTransactionId.ts'

export type PayForm = Extract<PageData, { kind: 'pay' }>['form']
export type PayActor = ActorRefFrom<ReturnType<typeof payPageLogic>>

/** The machine of this page, from what the server has loaded. It starts when the page is hydrated. */
export function usePayActor(load: PayPageLoad, form: PayForm): PayActor {
  const { path } = usePageFacts()
  const transactionId = useTransactionId()
  const logic = useLogic(payPageMachine, () =>
    payPageLogic({
      client: loadClient,
      keys: attemptKeys(transactionId, load, form),
      locale: shownLocale,
      place: () => (isAtCounter(location.pathname) ? 'pos' : null),
      isOffline: () => !navigator.onLine,
      attemptPath: (attemptId) => resultPath(shownLocale(), attemptId, location.pathname),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    }),
  )
  return useActorRef(logic, {
    input: {
      transactionId,
      now: Date.now,
      load: asChosen(load, form),
      isDelivered: isDelivered(path),
      termsAgreed: hasAgreed(load, form),
      isAmountRefused: form.notice?.fieldErrors['amount'] !== undefined,
    },
  })
}

function attemptKeys(transactionId: string, load: PayPageLoad, { idempotencyKey }: PayForm) {
  const keys = createAttemptKeys({
    transactionId,
    serverKey: idempotencyKey,
    storage: sessionStorageOrNull(),
    newKey: () => crypto.randomUUID(),
  })
  if (load.kind === 'payable' && load.page.liveAttemptId === null) keys.settled()
  return keys
}

/** After a refused press of the plain form the page opens with the gateway that was chosen. */
function asChosen(load: PayPageLoad, { notice }: PayForm): PayPageLoad {
  if (load.kind !== 'payable' || !notice?.gatewayCode) return load
  return { ...load, page: { ...load.page, preferredGateway: notice.gatewayCode } }
}

/** A box that was ticked without script stays ticked, for these very terms. */
const hasAgreed = (load: PayPageLoad, { notice }: PayForm): boolean =>
  load.kind === 'payable' &&
  load.page.terms?.required === true &&
  notice?.termsVersion === load.page.terms.version

/** The language the page shows at the moment of the press. */
function shownLocale(): Locale {
  const { lang } = document.documentElement
  return isLocale(lang) ? lang : 'en'
}
