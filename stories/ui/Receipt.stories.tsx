import type { Meta, StoryObj } from '@storybook/react-vite'
import { AmountHead } from '@wasl/ui/money/AmountHead'
import { AttachmentRow } from '@wasl/ui/inputs/AttachmentRow'
import { KeyValueList } from '@wasl/ui/text/KeyValueList'
import { Ltr } from '@wasl/ui/text/Ltr'
import { Money } from '@wasl/ui/money/Money'
import { Parties } from '@wasl/ui/money/Parties'
import { Pill } from '@wasl/ui/money/Pill'
import { ReceiptCard } from '@wasl/ui/money/ReceiptCard'
import { RemarksTable } from '@wasl/ui/text/RemarksTable'
import { expect } from 'storybook/test'
import { inLocale, say } from './in-locale.ts'

const meta = { title: 'ui/Receipt', tags: ['autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Head: Story = {
  render: (_, context) => (
    <AmountHead
      lead={say(context, 'Payment request from Tamra & Tide', 'طلب دفع من تمرة ومدّ')}
      amount={<Money value="48.750" currency="KWD" locale={inLocale(context)} size="amount" />}
    >
      <Pill>{say(context, 'Due before 27 Nov 2026, 06:00 PM', 'يُدفع قبل 27 نوفمبر 2026، 06:00 م')}</Pill>
    </AmountHead>
  ),
}
export const Paper: Story = {
  render: (_, context) => (
    <ReceiptCard label={say(context, 'Bill', 'الفاتورة')}>
      <Parties
        parties={[
          {
            key: 'from',
            label: say(context, 'From', 'من'),
            name: say(context, 'Tamra & Tide', 'تمرة ومدّ'),
            lines: [],
          },
          {
            key: 'to',
            label: say(context, 'To', 'إلى'),
            name: say(context, 'Noura Al-Mutawa', 'نورة المطوع'),
            lines: [{ key: 'phone', value: <Ltr>+965 500 12345</Ltr> }],
          },
        ]}
      />
      <KeyValueList
        rows={[
          {
            key: 'order',
            label: say(context, 'Order', 'الطلب'),
            value: say(context, 'Gathering box, 24 guests', 'صندوق التجمع، 24 ضيفًا'),
          },
          {
            key: 'long',
            label: say(context, 'Note', 'ملاحظة'),
            value: say(
              context,
              'A deliberately long note that keeps going to test wrapping at twenty characters and beyond',
              'ملاحظة طويلة جدًا لاختبار التفاف النص بعد عشرين حرفًا وأكثر من ذلك بكثير',
            ),
          },
        ]}
      />
      <KeyValueList
        tone="total"
        rows={[
          {
            key: 'total',
            label: say(context, 'Total', 'الإجمالي'),
            value: <Money value="48.750" currency="KWD" locale={inLocale(context)} size="total" />,
          },
        ]}
      />
    </ReceiptCard>
  ),
}
export const Remarks: Story = {
  render: (_, context) => (
    <RemarksTable
      caption={say(context, 'Items', 'الأصناف')}
      rows={[
        { name: 'Date latte', value: '2' },
        { name: 'Karak tea', value: '1' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(2)
  },
}
export const Attachment: Story = {
  render: (_, context) => (
    <AttachmentRow
      href="#quote"
      kind="PDF"
      name={say(context, 'Quote.pdf', 'عرض السعر.pdf')}
      note={say(context, '2 KB', '2 ك.ب')}
    />
  ),
}
