import { Ltr } from '@wasl/ui/text/Ltr'
import { contrast, parseHex } from '@wasl/ui/page/oklch.ts'
import type { ColourPair } from '@wasl/ui/theme/colour-pairs.ts'
import css from './ColourTable.module.css'
import { tokenValue } from './token-value.ts'
import { useMeasured } from './use-measured.ts'

type Words = { role: string; value: string; lowest: string; needs: string; fails: string }
type Row = { role: string; value: string; lowest: number; ground: string; least: number }
type Props = { pairs: readonly ColourPair[]; words: Words }

/** Roles with their colour and their lowest contrast, measured where the table stands. */
export function ColourTable({ pairs, words }: Props) {
  const [table, measured] = useMeasured<HTMLTableElement>((element) =>
    JSON.stringify(pairs.map((pair) => measure(element, pair))),
  )
  const rows: Row[] = measured === '' ? [] : JSON.parse(measured)
  return (
    <table className={css.table} ref={table}>
      <thead>
        <tr>
          <th scope="col">{words.role}</th>
          <th scope="col">{words.value}</th>
          <th scope="col">{words.lowest}</th>
          <th scope="col">{words.needs}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ role, value, lowest, ground, least }) => (
          <tr key={role} data-fails={lowest < least ? '' : undefined}>
            <th scope="row" className={css.role}>
              <Ltr>--{role}</Ltr>
            </th>
            <td>
              <span className={css.swatch} style={{ background: value }} /> <Ltr>{value}</Ltr>
            </td>
            <td className={lowest < least ? css.fails : undefined}>
              <Ltr>{lowest.toFixed(2)}</Ltr> {lowest < least && words.fails} <Ltr>--{ground}</Ltr>
            </td>
            <td className={css.figure}>
              <Ltr>{least}</Ltr>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function measure(element: Element, [role, grounds, least]: ColourPair): Row {
  const colourOf = (name: string) => parseHex(tokenValue(element, `--${name}`)) ?? missing(name)
  const value = colourOf(role)
  const ratios = grounds.map((ground) => ({ ground, lowest: contrast(value, colourOf(ground)) }))
  const worst = ratios.toSorted((one, other) => one.lowest - other.lowest)[0]
  return { role, value, least, ...(worst ?? missing(role)) }
}

const missing = (role: string): never => {
  throw new Error(`--${role} is no colour`)
}
