import type { coreContract } from '@wasl/contracts/core'
import type { Handlers } from '@wasl/contracts/server'
import { keyHolderOf } from '../../kernel/api-keys/key-guard.ts'
import type { Webhooks } from '../../kernel/webhooks/endpoints.service.ts'
import type { CoreEnv } from '../../platform/http/core-env.ts'
import { wordsOf } from '../../platform/http/words.ts'
import { webhookStrings } from './webhooks.strings.ts'
import { webhookStringsAr } from './webhooks.strings.ar.ts'

const words = wordsOf({ en: webhookStrings, ar: webhookStringsAr })

type WebhookHandlers = Handlers<typeof coreContract, CoreEnv>['webhooks']

export const webhookHandlers = ({ webhooks }: { webhooks: Webhooks }): WebhookHandlers => ({
  replay: async ({ params: { id } }, c) => {
    const { merchantId, language } = c.var
    const by = `api_key ${keyHolderOf(c).keyId}`
    const replayed = await webhooks.replay({ merchantId, eventId: id, by })
    if (!replayed.ok)
      return { status: 404, body: { detail: words('webhook.notFound', language), code: 'not_found' } }
    return { status: 202, body: { id, deliveries: replayed.value.deliveries } }
  },
})
