import { eachEngine } from '@wasl/tests/support/database'
import { transactionOf } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { expect, test } from 'vitest'
import { createWebhooks } from '../webhooks/endpoints.service.ts'
import { createSeal } from '../../platform/sealing/sealed.ts'
import { hookOrigin, requestScene } from './create-request.fixtures.ts'
import { answerToRequest } from './request-refusal.ts'

eachEngine((database) => {
  const scene = () => requestScene(database().db)

  test('a request may name a server that hears of it, once its merchant has a webhook that signs', async () => {
    const { fields, made, db, clock, deps, merchantId, ...rest } = await scene()
    const webhook_url = `${hookOrigin}/orders?order=7`
    expect(await fields({ webhook_url })).toEqual({
      webhook_url: [expect.stringMatching(/^What this address hears is signed/)],
    })
    const seal = createSeal('a secret of the tests that is long enough')
    const webhooks = createWebhooks({ db, clock, seal, targets: deps.targets })
    const added = await webhooks.addEndpoint({ merchantId, url: 'https://shop.example/wasl', by: 'a test' })
    expect(added.ok).toBe(true)
    const { id } = await made({ webhook_url })
    expect(await transactionOf({ ...rest, db, clock, merchantId }, id)).toMatchObject({
      webhookUrl: webhook_url,
    })
  })

  test.each([
    ['https://10.0.0.7/orders', 'هذا عنوان خاص. لا نتصل إلا بخوادم على الإنترنت العام.'],
    ['https://169.254.169.254/latest', 'هذا عنوان خاص. لا نتصل إلا بخوادم على الإنترنت العام.'],
    ['https://[::1]/orders', 'هذا عنوان خاص. لا نتصل إلا بخوادم على الإنترنت العام.'],
    ['http://shop.example/orders', 'يجب أن يبدأ العنوان بـ \u2066https://\u2069'],
    ['javascript:alert(1)', 'يجب أن يبدأ العنوان بـ \u2066https://\u2069'],
    ['https://shop.example:8443/', 'لا منفذ في العنوان: نتصل بالمنفذ 443 وحده'],
    ['https://noura:1@shop.example/', 'لا اسم مستخدم ولا كلمة مرور في العنوان: الأحداث موقّعة'],
    ['orders', 'أدخل عنوانًا كاملًا، مثل https://shop.example/wasl'],
  ])(
    '%s is no address of a server: it is said at the field, and nothing is stored',
    async (webhook_url, says) => {
      const { make, count } = await scene()
      const refused = await make({ webhook_url })
      expect(refused.ok ? null : answerToRequest(refused.error, 'ar')).toEqual({
        status: 400,
        body: { webhook_url: [says] },
      })
      expect(await count()).toBe(0)
    },
  )
})
