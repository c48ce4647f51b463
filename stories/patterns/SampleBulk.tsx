import type { Locale } from '@wasl/domain/locale'
import { CircleCheckIcon } from '@wasl/ui/icons/CircleCheckIcon'
import { CircleXIcon } from '@wasl/ui/icons/CircleXIcon'
import { ClockIcon } from '@wasl/ui/icons/ClockIcon'
import { MailIcon } from '@wasl/ui/icons/MailIcon'
import { MessageSquareTextIcon } from '@wasl/ui/icons/MessageSquareTextIcon'
import { RefreshCwIcon } from '@wasl/ui/icons/RefreshCwIcon'
import { Trash2Icon } from '@wasl/ui/icons/Trash2Icon'
import { BulkBar } from '@wasl/ui/table/rows/BulkBar'
import type { SelectionModel } from '@wasl/ui/table/rows/useSelection.ts'
import type { ReactNode } from 'react'
import { sampleWords, sumText } from '../ui/sample-table.tsx'
import type { SampleRow } from '../ui/sample-transactions.tsx'

type Props = {
  locale: Locale
  selection: SelectionModel
  ticked: readonly SampleRow[]
  total: number
  onAsk: (what: string) => void
  result?: ReactNode
  /** Everything that a list of requests may offer. */
  isLong?: boolean
}

export function SampleBulk({ locale, selection, ticked, total, onAsk, result, isLong = false }: Props) {
  const one = (en: string, ar: string) => (locale === 'ar' ? ar : en)
  const isMatching = selection.selection.kind === 'matching'
  return (
    <BulkBar
      label={sampleWords[locale].selected(selection.count)}
      sum={ticked.length > 0 ? sumText(ticked, locale) : undefined}
      result={result}
      actions={{
        moreLabel: one('More', 'المزيد'),
        onPress: onAsk,
        items: [
          {
            id: 'email',
            label: one('Send email', 'إرسال بريد'),
            shortLabel: one('Email', 'بريد'),
            icon: <MailIcon size={16} />,
          },
          {
            id: 'sms',
            label: one('Send SMS', 'إرسال رسالة'),
            shortLabel: one('SMS', 'رسالة'),
            icon: <MessageSquareTextIcon size={16} />,
          },
          ...(isLong
            ? further.map(({ en, ar, ...action }) => ({
                ...action,
                label: one(en, ar),
                shortLabel: one(en, ar).split(' ')[0] ?? '',
              }))
            : []),
          {
            id: 'delete',
            label: one('Delete…', 'حذف…'),
            shortLabel: one('Delete', 'حذف'),
            icon: <Trash2Icon size={16} />,
            tone: 'danger',
          },
        ],
      }}
      all={
        isMatching
          ? undefined
          : {
              label: one(`Select all ${total}`, `تحديد الكل ${total}`),
              onPress: () => selection.change({ kind: 'matching chosen' }),
            }
      }
      clear={{
        label: one('Clear', 'مسح التحديد'),
        shortLabel: one('Clear', 'مسح'),
        onPress: () => selection.change({ kind: 'cleared' }),
      }}
    />
  )
}

const further = [
  { id: 'refund', en: 'Refund', ar: 'استرداد', icon: <RefreshCwIcon size={16} /> },
  { id: 'capture', en: 'Capture', ar: 'تحصيل', icon: <CircleCheckIcon size={16} /> },
  { id: 'disclose', en: 'Send webhook again', ar: 'إعادة إرسال الإشعار', icon: <RefreshCwIcon size={16} /> },
  { id: 'inquiry', en: 'Ask the bank', ar: 'سؤال البنك', icon: <CircleCheckIcon size={16} /> },
  { id: 'cancel', en: 'Cancel requests', ar: 'إلغاء الطلبات', icon: <CircleXIcon size={16} /> },
  { id: 'expire', en: 'Expire requests', ar: 'إنهاء الطلبات', icon: <ClockIcon size={16} /> },
]
