import { Plugin } from '@wasl/contracts/values/plugin'
import { describe, expect, test } from 'vitest'
import { staffDesk } from './staff-desk.ts'

const desk = staffDesk()

const list = '/plugins/payment_request/transaction'
const denied = { detail: 'You do not have permission to do this', code: 'permission_denied' }
const notThere = { detail: 'Not found', code: 'not_found' }

describe('who may see what', () => {
  test('nobody without a session, in any address of the lists', async () => {
    const addresses = [
      list,
      '/plugins/payment_request/deleted_transaction',
      '/dashboard/transaction',
      '/plugins/payment_request/currency_statistics',
      '/dashboard/currency_statistics',
      `${list}/fields`,
      `${list}/PR-1001`,
      '/dashboard/list-views?list=all',
    ]
    for (const path of addresses) expect([path, (await desk.ask(null, path)).status]).toEqual([path, 401])
  })

  test('a list belongs to a section, and the list of all to the dashboard', async () => {
    const events = await desk.staff({
      sections: ['event'],
      permissions: ['view_paymenttransaction_statistics'],
    })
    for (const path of [
      list,
      `${list}/PR-1001`,
      `${list}/fields`,
      '/dashboard/transaction',
      '/dashboard/currency_statistics',
    ]) {
      const { status, body } = await desk.ask(events, path)
      expect([path, status, body['code']]).toEqual([path, 403, 'section_disabled'])
    }
    expect((await desk.ask(events, '/plugins/event/transaction')).status).toBe(200)
  })

  test('the list of all shows the plugins of the user’s sections and no others', async () => {
    const some = await desk.staff({ sections: ['general-info', 'catalogue'] })
    const { body } = await desk.ask(some, '/dashboard/transaction')
    expect(new Set((body.results ?? []).map(({ plugin }) => plugin))).toEqual(new Set(['catalogue']))
    expect((await desk.ask(some, '/dashboard/transaction/PR-1001')).status).toBe(404)
  })

  test('searching and filtering is a permission, looking is not', async () => {
    const plain = await desk.staff()
    expect((await desk.ask(plain, list)).status).toBe(200)
    for (const asked of [
      'q=noura',
      'state=paid',
      'seen=true',
      'created_after=2026-01-01T00:00:00Z',
      'currency_code=KWD',
    ])
      expect({ asked, ...(await desk.ask(plain, `${list}?${asked}`)) }).toEqual({
        asked,
        status: 403,
        body: denied,
      })
    const searcher = await desk.staff({ permissions: ['search_paymenttransaction'] })
    expect((await desk.ask(searcher, `${list}?q=noura&state=created`)).status).toBe(200)
  })

  test('statistics are a permission', async () => {
    const path = '/plugins/payment_request/currency_statistics'
    expect(await desk.ask(await desk.staff(), path)).toEqual({ status: 403, body: denied })
    const allowed = await desk.staff({ permissions: ['view_paymenttransaction_statistics'] })
    expect((await desk.ask(allowed, path)).status).toBe(200)
  })

  test('another plugin’s address, another tenant’s id and an id nobody has are answered alike', async () => {
    for (const path of [
      '/plugins/bulk/transaction/PR-1001',
      `${list}/PR-none`,
      '/plugins/payment_request/deleted_transaction/PR-1001',
    ])
      expect({ path, ...(await desk.get(path)) }).toEqual({ path, status: 404, body: notThere })
    const other = await desk.staff({ merchantId: 2, isSuperuser: true })
    const response = await desk
      .core()
      .core.fetch(
        new Request(`http://dar-nuwair.localhost:4000/api/v1${list}/PR-1001`, { headers: other.headers }),
      )
    expect([response.status, await response.json()]).toEqual([404, notThere])
  })

  test('another tenant’s list and totals hold nothing of ours', async () => {
    const other = await desk.staff({ merchantId: 2, isSuperuser: true })
    const ask = async (path: string) => {
      const address = `http://dar-nuwair.localhost:4000/api/v1${path}`
      return (await desk.core().core.fetch(new Request(address, { headers: other.headers }))).json()
    }
    const ours = new Set(await desk.ids('/dashboard/transaction?page_size=500'))
    const theirs = (await ask('/dashboard/transaction?page_size=500')) as { results: { id: string }[] }
    expect(theirs.results.filter(({ id }) => ours.has(id))).toEqual([])
    expect(await ask('/dashboard/transaction?q=PR-1001')).toMatchObject({ results: [], count: 0 })
    expect(await ask('/dashboard/currency_statistics')).not.toEqual(
      (await desk.get('/dashboard/currency_statistics')).body,
    )
  })

  test('OPTIONS tells the payer’s page nothing of the list, and staff what they may do with it', async () => {
    const asked = { method: 'OPTIONS' }
    const { body: forPayers } = await desk.ask(null, list, asked)
    expect(forPayers['actions']).not.toHaveProperty('GET')
    const plain = await desk.staff({ permissions: ['view_export_settings'] })
    const { body } = await desk.ask(plain, list, asked)
    expect(body['actions']).toMatchObject({
      GET: {
        export: ['default', 'selected'],
        may_search: false,
        may_view_statistics: false,
        may_edit_fields: false,
        filters_data: { units: expect.arrayContaining([expect.objectContaining({ value: 'main' })]) },
        filters_cut: [],
      },
    })
    expect(body).toHaveProperty('kuwait_areas')
  })

  test('OPTIONS of every module says what its list is, that of sessions by the flag of e-commerce', async () => {
    for (const module of Plugin.options) {
      for (const address of [`/plugins/${module}/transaction`, `/plugins/${module}/deleted_transaction`]) {
        const { status, body } = await desk.ask(desk.admin(), address, { method: 'OPTIONS' })
        expect([address, status]).toEqual([address, 200])
        expect(body['actions']).toHaveProperty('GET.filters_data.states')
      }
    }
  })

  test('the actions of a transaction are what its payer may share, and to staff what they may do', async () => {
    const path = '/plugins/payment_request/transaction/actions/PR-1008/'
    const valuesFor = async (who: Parameters<typeof desk.ask>[0]) => {
      const { status, body } = await desk.ask(who, path)
      return [status, ...(body as unknown as { value: string }[]).map(({ value }) => value)]
    }
    const shared = [200, 'whatsapp', 'sms', 'email']
    expect(await valuesFor(null)).toEqual(shared)
    expect(await valuesFor(await desk.staff({ sections: ['event'] }))).toEqual(shared)
    const { body } = await desk.ask(desk.admin(), path)
    const refund = (body as unknown as Record<string, unknown>[]).find(({ value }) => value === 'refund')
    expect(refund).toMatchObject({
      display_name: 'Refund',
      url: '/api/v1/plugins/payment_request/transaction/PR-1008/refund/',
      icon: 'undo',
      available_amount: '1204.500',
    })
    expect(await valuesFor(await desk.staff())).toContain('email')
    expect(await valuesFor(await desk.staff())).not.toContain('delete')
  })

  test('a method a list does not have is refused', async () => {
    const { status, body } = await desk.ask(desk.admin(), '/plugins/payment_request/currency_statistics', {
      method: 'POST',
      body: {},
    })
    expect([status, body]).toEqual([405, { detail: 'Method not implemented', code: 'method_not_allowed' }])
  })
})
