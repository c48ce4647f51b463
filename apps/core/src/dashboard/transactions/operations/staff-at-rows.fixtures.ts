import type { Staff } from '../../../kernel/people/staff.ts'
import { sections } from '@wasl/domain/sections'
import { openLedger } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { signedInStaff } from '@wasl/tests/support/staff'
import { cashAdapter } from '../../../kernel/gateways/cash/cash.adapter.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { OperationDeps } from './operation-deps.ts'

const unused = () => Promise.reject(new Error('nobody asks for that here'))

/** A ledger, and somebody who may do everything to its rows. `logged` is what went wrong. */
export async function staffAtRows(own: Db) {
  const scene = await openLedger(own)
  const { db, clock, ledger, merchantId, bank } = scene
  const logged: object[] = []
  const adapters = new Map([
    ['scripted', bank.adapter],
    ['cod', cashAdapter],
  ])
  const staff: Staff = {
    ...(await signedInStaff({ db, now: () => clock.now() }, { merchantId, isSuperuser: true })),
    name: { en: 'Staff', ar: 'موظف' },
    isSuperuser: true,
    permissions: new Set(),
    places: null,
    sections: new Set(sections),
    confirmedAt: clock.now(),
  }
  const deps: OperationDeps = {
    db,
    clock,
    ledger,
    log: { error: (fields: object) => void logged.push(fields) },
    gateways: { find: (name) => adapters.get(name) ?? null },
    webhooks: { tellAgain: unused },
    sendAgain: unused,
    mailing: { publicUrl: 'https://shop.example', mailsAre: 'kept' },
    requestPermission: unused,
  }
  return { ...scene, staff, deps, logged }
}
