import { useAnnounce } from '@wasl/ui/text/announce.ts'
import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { useLocale } from '../../i18n/language.tsx'
import { useErrorTitle } from '../../parts/useErrorTitle.ts'
import { useSaidIn } from '../../parts/useSaidIn.ts'
import { useAuthText } from '../auth.text.ts'
import type { LoginActor } from './useLoginActor.ts'

const digits = 6

/** A refused code is gone from the field, and the next one can be typed at once. */
export function useCode(actor: LoginActor) {
  const t = useAuthText()
  const announce = useAnnounce()
  const step = useSelector(actor, (state) => state.context.code)
  const fieldErrors = useSelector(actor, (state) => state.context.fieldErrors)
  const isSaidHere = useSaidIn(fieldErrors) === useLocale()
  const refusal = (isSaidHere && fieldErrors['code']?.[0]) || null
  const [code, setCode] = useState('')
  const [isShort, setShort] = useState(false)
  const [resendAt, setResendAt] = useState<string | null>(null)
  const first = useRef(step)

  useEffect(() => {
    if (!step) return
    setResendAt(new Date(Date.now() + step.resendInMs).toISOString())
    if (first.current !== step) announce(t('auth.code.resent'))
    // eslint-disable-next-line react/exhaustive-deps -- once for each code that was sent, whatever the language
  }, [step])

  useEffect(() => {
    if (!fieldErrors['code']) return
    setCode('')
    document.getElementById('code')?.focus()
  }, [fieldErrors])

  useErrorTitle(isShort || refusal !== null)

  const send = (typed: string) => {
    setShort(typed.length < digits)
    if (typed.length === digits) actor.send({ type: 'code.submitted', code: typed })
  }
  const type = (typed: string) => {
    setCode(typed)
    setShort(false)
  }
  return { code, setCode: type, problem: isShort ? t('auth.code.incomplete') : refusal, send, resendAt }
}
