import { useEffect, useState } from 'react'

/** True once `isOn` has stood for so long: what is over sooner is not worth a change before the eyes. */
export function useLate(isOn: boolean, afterMs: number): boolean {
  const [isLate, setIsLate] = useState(false)
  if (!isOn && isLate) setIsLate(false)
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => setIsLate(true), afterMs)
    return () => clearTimeout(timer)
  }, [isOn, afterMs])
  return isOn && isLate
}
