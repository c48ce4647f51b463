import type { Locale } from '@wasl/domain/locale'
import { Button } from '@wasl/ui/actions/Button'
import { EmptyState } from '@wasl/ui/data/EmptyState'
import { ErrorState } from '@wasl/ui/data/ErrorState'
import { PlusIcon } from '@wasl/ui/icons/PlusIcon'
import { RefreshCwIcon } from '@wasl/ui/icons/RefreshCwIcon'

type Props = { show: 'no data' | 'no results' | 'failed'; locale: Locale; onAsk: (what: string) => void }

/** What stands where the rows would be. */
export function SampleInstead({ show, locale, onAsk }: Props) {
  const one = (en: string, ar: string) => (locale === 'ar' ? ar : en)
  const clear = (
    <Button onClick={() => onAsk('clear filters')}>{one('Clear filters', 'مسح عوامل التصفية')}</Button>
  )
  switch (show) {
    case 'no data':
      return (
        <EmptyState
          kind="no-data"
          title={one('Ask for your first payment', 'اطلب أول دفعة لك')}
          actions={
            <Button variant="primary" icon={<PlusIcon />} onClick={() => onAsk('new')}>
              {one('New request', 'طلب جديد')}
            </Button>
          }
        >
          {one(
            'Write the amount, send the link, and the request shows up here with its state, from created to paid.',
            'اكتب المبلغ وأرسل الرابط، ويظهر الطلب هنا بحالته من الإنشاء إلى الدفع.',
          )}
        </EmptyState>
      )
    case 'no results':
      return (
        <EmptyState kind="no-results" title={one('Nothing matches', 'لا نتائج مطابقة')} actions={clear}>
          {one(
            'Try fewer filters, or search by the whole id, email or phone.',
            'جرّب عوامل تصفية أقل، أو ابحث بالرقم أو البريد أو الهاتف كاملًا.',
          )}
        </EmptyState>
      )
    case 'failed':
      return (
        <ErrorState
          kind="failed"
          title={one('The list did not arrive', 'لم تصل القائمة')}
          actions={
            <>
              <Button variant="primary" icon={<RefreshCwIcon />} onClick={() => onAsk('again')}>
                {one('Try again', 'حاول مرة أخرى')}
              </Button>
              {clear}
            </>
          }
          code={{
            text: 'req_8f31c0',
            label: one('Tell support this code:', 'أخبر الدعم بهذا الرمز:'),
            copyLabel: one('Copy', 'نسخ'),
            copiedLabel: one('Copied to clipboard', 'تم النسخ'),
          }}
        >
          {one(
            'Your payments are safe: nothing was changed. The server took longer than 10 seconds to answer.',
            'مدفوعاتك بأمان: لم يتغير شيء. استغرق الخادم أكثر من 10 ثوانٍ للرد.',
          )}
        </ErrorState>
      )
  }
}
