import { eachEngine } from '@wasl/tests/support/database'
import { expect, test } from 'vitest'
import { findMerchantIdByHost } from '../merchants/merchants.store.ts'
import { findGatewaysOf } from '../merchants/gateways.store.ts'
import { changeHosts } from './hosts.service.ts'
import { historyOf, installationOf, pearl } from './installation.fixtures.ts'
import { openMerchant } from './open-merchant.service.ts'
import { changePlugins } from './plugins.service.ts'

eachEngine((database) => {
  test('a merchant is opened with its host and cash on delivery, once; another wish for its host is refused', async () => {
    const deps = installationOf(database().db)
    const made = await openMerchant(deps, { ...pearl, host: 'Pay.Pearl.example' })
    if (!made.ok) throw new Error(made.error.kind)
    const { merchantId } = made.value
    expect(made.value.isNew).toBe(true)
    expect(await findMerchantIdByHost(deps.db, 'pay.pearl.example')).toBe(merchantId)
    expect((await findGatewaysOf(deps.db, merchantId)).map(({ code }) => code)).toEqual(['cod'])
    expect(await openMerchant(deps, pearl)).toEqual({ ok: true, value: { merchantId, isNew: false } })
    expect(await openMerchant(deps, { ...pearl, titleEn: 'Coral Tea' })).toMatchObject({
      ok: false,
      error: { kind: 'hostTaken', host: 'pay.pearl.example', owner: { titleEn: 'Pearl Coffee' } },
    })
    expect(await historyOf(deps.db, merchantId)).toEqual(['installation.merchant_opened pay.pearl.example'])
  })

  test('every wrong field of a merchant is named at once', async () => {
    const deps = installationOf(database().db)
    const wrong = { titleEn: ' ', host: 'https://pay.example', currency: 'KD', countryCode: 'kw' }
    expect(await openMerchant(deps, { ...pearl, ...wrong, timezone: 'Kuwait', brand: 'blue' })).toEqual({
      ok: false,
      error: {
        kind: 'fields',
        fields: ['titleEn', 'host', 'currency', 'countryCode', 'timezone', 'brand'],
      },
    })
  })

  test('of two merchants that are opened at one host at the same moment, one is', async () => {
    const deps = installationOf(database().db)
    const host = 'race.example'
    const [first, second] = await Promise.all(
      ['Coral Tea', 'Reef Books'].map((titleEn) => openMerchant(deps, { ...pearl, titleEn, host })),
    )
    expect([first?.ok, second?.ok].toSorted()).toEqual([false, true])
    expect([first, second].find((answer) => answer?.ok === false)).toMatchObject({
      error: { kind: 'hostTaken', host },
    })
  })

  test('merchants that are opened at the same moment are several', async () => {
    const deps = installationOf(database().db)
    const made = await Promise.all(
      [1, 2, 3].map((n) => openMerchant(deps, { ...pearl, host: `shop-${n}.example` })),
    )
    const ids = made.map((answer) => (answer.ok ? answer.value.merchantId : answer.error.kind))
    expect(new Set(ids).size).toBe(3)
  })

  test('a host is added and taken away, an Arabic one as browsers ask for it; the last one stays', async () => {
    const deps = installationOf(database().db)
    const made = await openMerchant(deps, { ...pearl, host: 'tea.example' })
    await openMerchant(deps, { ...pearl, host: 'other.example' })
    const change = async (add: string[], remove: string[] = [], host: string | null = 'tea.example') => {
      const changed = await changeHosts(deps, { host, add, remove })
      return changed.ok ? changed.value.hosts : changed.error.kind
    }
    expect(await change([])).toEqual(['tea.example'])
    expect(await change(['شاي.example'])).toEqual(['tea.example', 'xn--mgbz8d.example'])
    expect(await change(['xn--mgbz8d.example'])).toHaveLength(2)
    expect(await change(['other.example'])).toBe('hostTaken')
    expect(await change([], ['other.example'])).toBe('hostTaken')
    for (const text of [
      'pay.example:443',
      'pay.example/x',
      'a@pay.example',
      'pay..example',
      '-a.example',
      '',
    ])
      expect(await change([text])).toBe('noHostName')
    expect(await change([], [], 'nobody.example')).toBe('unknownHost')
    expect(await change([], [], null)).toBe('whichMerchant')
    expect(await change([], ['tea.example', 'gone.example'])).toEqual(['xn--mgbz8d.example'])
    expect(await change([], ['xn--mgbz8d.example'], 'xn--mgbz8d.example')).toBe('lastHost')
    expect(await historyOf(deps.db, made.ok ? made.value.merchantId : 0)).toEqual([
      'installation.merchant_opened tea.example',
      'installation.hosts_changed tea.example, xn--mgbz8d.example',
      'installation.hosts_changed xn--mgbz8d.example',
    ])
  })

  test('plugins are added and taken away in the order of the menu; one nobody knows is refused', async () => {
    const deps = installationOf(database().db)
    const made = await openMerchant(deps, { ...pearl, host: 'plugins.example' })
    const change = async (add: string[], remove: string[] = []) => {
      const changed = await changePlugins(deps, { host: 'plugins.example', add, remove })
      return changed.ok ? changed.value.plugins : changed.error
    }
    expect(await change([])).toEqual(['payment_request', 'customer_payment'])
    expect(await change(['e_commerce', 'bulk'])).toEqual([
      'payment_request',
      'bulk',
      'customer_payment',
      'e_commerce',
    ])
    expect(await change(['bulk'], ['customer_payment'])).toEqual(['payment_request', 'bulk', 'e_commerce'])
    expect(await change(['session'])).toEqual({ kind: 'unknownPlugin', plugin: 'session' })
    expect(await historyOf(deps.db, made.ok ? made.value.merchantId : 0)).toHaveLength(3)
  })
})
