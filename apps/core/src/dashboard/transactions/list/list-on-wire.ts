import type { OfferedAction } from '@wasl/contracts/core/dashboard/transactions/operation-values.contract'
import type { Locale } from '@wasl/domain/locale'
import { utf8Page } from '../../../platform/http/utf8-page.ts'
import type { Listed } from './list.service.ts'
import { rowWithoutActions } from './row-on-wire.ts'

/**
 * S2 §3 "List response" as it leaves. Actions are half of a page and say the same words hundreds of times: those are written
 * once for all pages. It is held to its contract by its test, not at each request (decision 061).
 */
export const listOnWire = (
  { rows, count, isExact, next, previous }: Listed,
  { size, language, asOf }: { size: number; language: Locale; asOf: Date },
): Uint8Array<ArrayBuffer> =>
  utf8Page((add) => {
    add('{"results":[')
    for (const [at, row] of rows.entries()) {
      add(at === 0 ? '' : ',')
      add(opened(rowWithoutActions(row, language)))
      add(',"actions":[')
      for (const [place, action] of row.actions.entries()) {
        add(place === 0 ? '' : ',')
        add(whatIsSaid(action))
        add(whatDiffers(action))
      }
      add(']}')
    }
    const told = { count, count_is_exact: isExact, page_size: size, as_of: asOf.toISOString() }
    add(`],${JSON.stringify({ ...told, next_cursor: next, previous_cursor: previous }).slice(1)}`)
  })

/** An object that goes on. */
const opened = (value: object): string => JSON.stringify(value).slice(0, -1)

/** Addresses, decimals, codes and ids are not written otherwise in JSON. */
function whatDiffers(action: OfferedAction): string {
  const amount = action.available_amount
  const available = amount === null ? 'null' : `"${amount}"`
  let written = `,"url":"${action.url}","available_amount":${available},"is_permitted":${String(action.is_permitted)}`
  if (action.currency_code !== undefined) written += `,"currency_code":"${action.currency_code}"`
  if (action.attempt_id !== undefined) written += `,"attempt_id":"${action.attempt_id}"`
  if (action.claim !== undefined) written += `,"claim":${JSON.stringify(action.claim)}`
  if (action.moves_whole) written += ',"moves_whole":true'
  if (action.hindrance !== undefined) written += `,"hindrance":${JSON.stringify(action.hindrance)}`
  return `${written}}`
}

const said = new Map<string, Uint8Array>()

/** What an action says in every row, by its name in one language. */
function whatIsSaid(action: OfferedAction): Uint8Array {
  const { value, display_name, display_name_en, display_name_ar, method, icon } = action
  const key = `${value} ${display_name}`
  const known = said.get(key)
  if (known) return known
  const bytes = Buffer.from(opened({ value, display_name, display_name_en, display_name_ar, method, icon }))
  said.set(key, bytes)
  return bytes
}
