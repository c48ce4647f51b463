import { useEffect, useState } from 'react'

/** The value once it has stayed the same for so long. */
export function useSettled<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value)
  const text = JSON.stringify(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(text) as Value), ms)
    return () => clearTimeout(timer)
  }, [text, ms])
  return settled
}
