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
  { size, language }: { size: number; language: Locale },
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
    const told = { count, count_is_exact: isExact, page_size: size }
    add(`],${JSON.stringify({ ...told, next_cursor: next, previous_cursor: previous }).slice(1)}`)
  })

/** An object that goes on. */
const opened = (value: object): string => JSON.stringify(value).slice(0, -1)

/** Addresses and decimals are not written otherwise in JSON. */
function whatDiffers(action: OfferedAction): string {
  const {
    url,
    available_amount: amount,
    is_permitted,
    currency_code,
    attempt_id,
    claim,
    moves_whole,
    hindrance,
  } = action
  const rest = { currency_code, attempt_id, claim, moves_whole, hindrance }
  const isPlain = Object.values(rest).every((fact) => fact === undefined)
  const available = amount === null ? 'null' : `"${amount}"`
  const more = isPlain ? '}' : `,${JSON.stringify(rest).slice(1)}`
  return `,"url":"${url}","available_amount":${available},"is_permitted":${String(is_permitted)}${more}`
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
