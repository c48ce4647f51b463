import { Countdown } from '@wasl/ui/text/Countdown'
import { Dots } from '@wasl/ui/text/Dots'
import { ClockIcon } from '@wasl/ui/icons/ClockIcon'
import { Ltr } from '@wasl/ui/text/Ltr'
import { Pill } from '@wasl/ui/money/Pill'
import { useEffect, useState } from 'react'
import { Instant } from '../parts/Instant.tsx'
import { usePayText } from './pay.text.ts'

type Props = { expiresAt: string; clockOffsetMs: number }

/** PAY-10: the due time always; a countdown by the server's clock only in the last hour. */
export function ExpiryNotice({ expiresAt, clockOffsetMs }: Props) {
  const t = usePayText()
  const endMs = Date.parse(expiresAt) - clockOffsetMs
  const isLastHour = useIsLastHour(endMs)
  const timeLeft = ({ minutes, seconds }: { minutes: number; seconds: number }) => {
    const time = `${minutes}:${String(seconds).padStart(2, '0')}`
    return t.rich('payPage.timeLeft', { time: <Ltr>{time}</Ltr> })
  }
  return (
    <Pill icon={<ClockIcon size={16} />} tone={isLastHour ? 'warning' : 'neutral'}>
      <Dots>
        <span>{t.rich('payPage.dueBefore', { time: <Instant at={expiresAt} /> })}</span>
        {isLastHour && (
          <Countdown
            until={new Date(endMs).toISOString()}
            write={timeLeft}
            announcement={(minutes) => t('payPage.minutesLeft', { minutes })}
          />
        )}
      </Dots>
    </Pill>
  )
}

const hourMs = 3_600_000
/** Browsers cut timers above 24.8 days. */
const longestTimerMs = 86_400_000

function useIsLastHour(endMs: number): boolean {
  const [isLastHour, setIsLastHour] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      const ahead = endMs - hourMs - Date.now()
      setIsLastHour(ahead <= 0)
      if (ahead > 0) timer = setTimeout(look, Math.min(ahead, longestTimerMs))
    }
    look()
    return () => clearTimeout(timer)
  }, [endMs])
  return isLastHour
}
