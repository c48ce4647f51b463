import type { DateWords } from '@wasl/ui/dates/DatePicker'
import { useRequestText } from './request.text.ts'

export function useDateWords(): DateWords {
  const t = useRequestText()
  return {
    previous: t('newRequest.date.previous'),
    next: t('newRequest.date.next'),
    today: t('newRequest.date.today'),
    chosen: t('newRequest.date.chosen'),
    open: t('newRequest.date.open'),
    hour: t('newRequest.date.hour'),
    minute: t('newRequest.date.minute'),
    done: t('newRequest.date.done'),
    unreadable: t('newRequest.date.unreadable'),
    outside: t('newRequest.date.outside'),
  }
}
