import { eachEngine } from '@wasl/tests/support/database'
import type { SignedIn } from '@wasl/tests/support/staff'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { askingForExports, search } from './asking-for-exports.ts'
import { readCsv } from './read-csv.ts'

const held = ['view_export_settings', 'search_paymenttransaction']
const sections = ['general-info', 'payment_request', 'event']

eachEngine((database) => {
  const { scene, ask, post, someone } = askingForExports(database)

  const paid = `/plugins/payment_request/transaction/export?${search({ state: 'paid' })}`
  const asked = async (who: SignedIn, path = paid) =>
    ((await (await ask(path, who)).json()) as { id: string }).id
  const made = () => scene().under.core.work.finish()
  const now = (who: SignedIn, rights: { sections?: string[]; permissions?: string[]; disabled?: boolean }) =>
    database().db.execute(sql`update staff_user set
      sections = ${sql.param(rights.sections ?? sections)}::text[],
      permissions = ${sql.param(rights.permissions ?? held)}::text[],
      disabled_at = ${rights.disabled ? scene().under.now().toISOString() : null}::timestamptz
      where id = ${who.userId}`)
  const report = async (id: string) => {
    const { rows } = await database().pool.query<Record<string, unknown>>(
      'select state, problem, query, file, leased_until from report where public_id = $1',
      [id],
    )
    return rows[0]
  }
  const link = async (who: SignedIn, id: string) => {
    const answer = await post(`/dashboard/generated-reports/${id}/link`, who)
    return {
      status: answer.status,
      body: (await answer.json()) as { token?: string; code?: string; detail?: string },
    }
  }
  const file = (who: SignedIn, id: string, token = '') =>
    ask(`/dashboard/generated-reports/${id}/file/${token}`, who)

  test('a report whose user has lost the right to it is not made, and says why', async () => {
    const failed = { state: 'failed', problem: 'rights', file: null, leased_until: null }
    const taken = [
      { sections: ['general-info', 'event'] },
      { permissions: ['view_export_settings'] },
      { permissions: ['search_paymenttransaction'] },
      { disabled: true },
    ]
    for (const rights of taken) {
      const who = await someone({ sections })
      const id = await asked(who)
      await now(who, rights)
      await made()
      expect(await report(id)).toMatchObject(failed)
    }
  })

  test('a report of all modules is made of those that are still open, and its row says which', async () => {
    const who = await someone({ sections })
    const id = await asked(who, `/dashboard/transaction/export?export_type=selected&fields=id,plugin`)
    await now(who, { sections: ['general-info', 'event'] })
    await made()
    expect(await report(id)).toMatchObject({ state: 'ready', query: { plugin: 'event' } })
    const { body } = await link(who, id)
    const [, ...rows] = readCsv(await (await file(who, id, body.token)).text())
    expect(new Set(rows.map(([, plugin]) => plugin))).toEqual(new Set(['Events']))
  })

  test('a file that is made is neither linked nor handed to whoever lost the right to it meanwhile', async () => {
    const who = await someone({ sections })
    const id = await asked(who)
    await made()
    const { token } = (await link(who, id)).body
    await now(who, { sections: ['general-info', 'event'] })
    expect(await link(who, id)).toMatchObject({ status: 403, body: { code: 'section_disabled' } })
    const closed = await file(who, id, token)
    expect([closed.status, await closed.json()]).toMatchObject([403, { code: 'section_disabled' }])
    await now(who, { permissions: ['view_export_settings'] })
    expect(await link(who, id)).toMatchObject({ status: 403, body: { code: 'permission_denied' } })
    expect((await file(who, id, token)).status).toBe(403)
    await now(who, {})
    expect((await (await file(who, id, token)).text()).length).toBeGreaterThan(100)
  })

  test('a superuser takes a colleague’s file with rights of their own', async () => {
    const who = await someone({ sections })
    const id = await asked(who)
    await made()
    const owner = await someone({ sections: ['general-info', 'event'], isSuperuser: true })
    expect((await link(owner, id)).status).toBe(403)
    expect((await link(await someone({ isSuperuser: true }), id)).status).toBe(201)
  })
})
