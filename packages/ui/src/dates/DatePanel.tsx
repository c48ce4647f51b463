import type { ComponentProps, ReactNode, RefObject } from 'react'
import { Dialog, Heading } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { Button } from '../actions/Button.tsx'
import { usePortalContainer } from '../overlays/portal-container.ts'
import css from './DatePanel.module.css'
import { MonthCalendar } from './MonthCalendar.tsx'
import { TimeChoice } from './TimeChoice.tsx'
import type { Precision } from './typed-date.ts'

type Props = {
  label: ReactNode
  anchor: RefObject<HTMLElement | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  picked: {
    value: string | null
    onChange: (value: string) => void
    precision: Precision
    missingTime: string
  }
  calendar: Pick<ComponentProps<typeof MonthCalendar>, 'today' | 'span' | 'words' | 'limits'>
  words: { hour: string; minute: string; done: string }
}

/** Beside the field; on phones it rises from the bottom. To the day, choosing closes it. */
export function DatePanel({ label, anchor, isOpen, onOpenChange, picked, calendar, words }: Props) {
  const container = usePortalContainer()
  const [day = '', time = picked.missingTime] = picked.value?.split('T') ?? []
  const close = () => onOpenChange(false)

  const pickDay = (next: string) => {
    picked.onChange(picked.precision === 'day' ? next : `${next}T${time}`)
    if (picked.precision === 'day') close()
  }

  return (
    <Popover
      {...container}
      triggerRef={anchor}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement="bottom end"
      offset={4}
      className={css.panel}
    >
      <Dialog className={css.inside}>
        <Heading slot="title" level={2} className={css.title}>
          {label}
        </Heading>
        <MonthCalendar
          {...calendar}
          label={typeof label === 'string' ? label : words.done}
          value={day || null}
          onChange={pickDay}
        />
        {picked.precision === 'minute' && (
          <div className={css.foot}>
            <TimeChoice
              value={time}
              onChange={(next) => picked.onChange(`${day || calendar.today}T${next}`)}
              words={words}
            />
            <Button variant="primary" size="row" onClick={close}>
              {words.done}
            </Button>
          </div>
        )}
      </Dialog>
    </Popover>
  )
}
