import type { Locale } from '@wasl/domain/locale'
import { MailIcon } from '@wasl/ui/icons/MailIcon'
import { MessageSquareTextIcon } from '@wasl/ui/icons/MessageSquareTextIcon'
import { Trash2Icon } from '@wasl/ui/icons/Trash2Icon'
import { BulkBar } from '@wasl/ui/table/BulkBar'
import type { SelectionModel } from '@wasl/ui/table/useSelection.ts'
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
}

export function SampleBulk({ locale, selection, ticked, total, onAsk, result }: Props) {
  const one = (en: string, ar: string) => (locale === 'ar' ? ar : en)
  const isMatching = selection.selection.kind === 'matching'
  return (
    <BulkBar
      label={sampleWords[locale].selected(selection.count)}
      sum={ticked.length > 0 ? sumText(ticked, locale) : undefined}
      result={result}
      actions={[
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
        {
          id: 'delete',
          label: one('Delete…', 'حذف…'),
          shortLabel: one('Delete', 'حذف'),
          icon: <Trash2Icon size={16} />,
          tone: 'danger',
        },
      ]}
      onAction={onAsk}
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
