import type { Db } from '../../../platform/db/db.ts'
import {
  attemptOf,
  bookOf,
  expectLedgerClean,
  openLedger,
  request,
  startPaying,
} from '@wasl/tests/support/fixtures/ledger.fixtures'

/** An open page of a gateway that holds KWD 49.000 and cannot be asked, unless it is told to answer. */
export async function openSilentHold(db: Db) {
  const scene = await openLedger(db)
  const publicId = await request(scene, { pgCodes: ['hold'] })
  const attempt = await startPaying(scene, publicId, { gatewayCode: 'hold' })
  scene.bank.state.inquiry = 'silent'
  const part = (minor: number) =>
    scene.bank.captures(attempt.trackId, { minor, operationId: `${minor} of ${attempt.trackId}` })
  const books = async () => {
    const { state, authorized, captured, quarantined } = await attemptOf(scene, attempt.publicId)
    return { state, authorized, captured, quarantined }
  }
  const clean = () => expectLedgerClean(scene.db, [bookOf(scene)])
  return { ...scene, scene, publicId, attempt, part, books, clean }
}
