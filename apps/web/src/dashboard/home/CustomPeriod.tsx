import { Button } from '@wasl/ui/actions/Button'
import { isBackwards } from '@wasl/ui/dates/date-range.ts'
import { useState, type FormEvent } from 'react'
import { RangeField } from '../../desk/range/RangeField.tsx'
import type { HomeAsked } from './home-query.ts'
import { useHomeText } from './home.text.ts'
import css from './Home.module.css'

type Props = {
  asked: HomeAsked
  /** What the server says of the dates that were asked for. */
  problems: { from?: string; to?: string }
  onShow: (from: string, to: string) => void
}

const isDay = (text: string | null) => text !== null && /^\d{4}-\d\d-\d\d$/.test(text)

/** Both dates are needed (S2 §2); the end's calendar begins at the start. */
export function CustomPeriod({ asked, problems, onShow }: Props) {
  const t = useHomeText()
  const [range, setRange] = useState({
    from: isDay(asked.from) ? asked.from : null,
    to: isDay(asked.to) ? asked.to : null,
  })
  const [isTried, setIsTried] = useState(false)
  const missing = (end: string | null) => (isTried && end === null ? t('home.range.missing') : undefined)
  const isOld = range.from === asked.from && range.to === asked.to

  const show = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (range.from && range.to && !isBackwards(range)) onShow(range.from, range.to)
  }
  const from = missing(range.from) ?? (isOld ? problems.from : undefined)
  const to = missing(range.to) ?? (isOld ? problems.to : undefined)
  return (
    <form className={css.custom} onSubmit={show} noValidate data-print="hide">
      <RangeField
        label={t('home.range')}
        value={range}
        onChange={setRange}
        precision="day"
        problems={{ ...(from !== undefined && { from }), ...(to !== undefined && { to }) }}
        hint={t('home.range.hint')}
      />
      <div>
        <Button variant="primary" type="submit">
          {t('home.range.show')}
        </Button>
      </div>
    </form>
  )
}
