import { useState } from 'react'

/** Which dates of a form hold text that makes none: nothing goes out as if nothing stood there. */
export function useUnreadable<Name extends string>() {
  const [names, setNames] = useState<readonly Name[]>([])
  return {
    names,
    /** For the `onUnreadable` of the date with this name. */
    tell: (name: Name) => (isUnreadable: boolean) =>
      setNames((now) => [...now.filter((one) => one !== name), ...(isUnreadable ? [name] : [])]),
    forget: () => setNames([]),
  }
}
