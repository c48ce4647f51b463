import type { ReactNode } from 'react'
import { paths } from '../../base/paths.ts'

type Props = {
  act: 'set' | 'remove' | 'accept' | 'take'
  fields: Readonly<Record<string, string | number>>
  /** With script the page stays. */
  onPress?: () => void
  children: ReactNode
}

/** A change of the cart: a plain form, which the script answers itself. */
export function CartPress({ act, fields, onPress, children }: Props) {
  return (
    <form
      method="post"
      action={paths.cartForm()}
      onSubmit={(event) => {
        if (!onPress) return
        event.preventDefault()
        onPress()
      }}
    >
      <input type="hidden" name="act" value={act} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}
