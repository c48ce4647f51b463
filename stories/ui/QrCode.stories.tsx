import type { Meta, StoryObj } from '@storybook/react-vite'
import { CopyButton } from '@wasl/ui/actions/CopyButton'
import { Ltr } from '@wasl/ui/text/Ltr'
import { QrCode } from '@wasl/ui/scan/QrCode'
import { expect } from 'storybook/test'
import { say } from './in-locale.ts'

const link = 'https://tamra-tide.example/en/pay/PR-1016'

const meta = {
  component: QrCode,
  title: 'ui/scan/QrCode',
  tags: ['autodocs'],
  args: { text: link, label: '' },
} satisfies Meta<typeof QrCode>
export default meta

type Story = StoryObj<typeof meta>

export const Paid: Story = {
  render: ({ text }, context) => (
    <QrCode
      text={text}
      label={say(context, 'QR code for payment link', 'رمز QR لرابط الدفع')}
      mark={{ tone: 'good', caption: say(context, 'Paid', 'مدفوع') }}
      download={{
        svgLabel: 'SVG',
        pngLabel: 'PNG',
        fileName: 'PR-1016',
        lines: [say(context, 'KWD 40.000', '40.000 د.ك'), 'PR-1016'],
      }}
    >
      <Ltr>tamra-tide.example/…/PR-1016</Ltr>
      <CopyButton
        text={text}
        label={say(context, 'Copy link', 'نسخ الرابط')}
        copiedLabel={say(context, 'Copied to clipboard', 'تم النسخ')}
      />
    </QrCode>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/QR/)
  },
}

export const States: Story = {
  render: (_, context) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <QrCode
        text={link}
        label={say(context, 'QR code for payment link', 'رمز QR لرابط الدفع')}
        mark={{ tone: 'bad', caption: say(context, 'Not paid yet', 'لم يُدفع بعد') }}
      />
      <QrCode text="TT-1016" label={say(context, 'QR code of seat 12', 'رمز QR للمقعد 12')} />
      <QrCode
        text={`${link}?${'note=a-long-address-makes-a-dense-code&'.repeat(6)}`}
        label={say(context, 'QR code for a long address', 'رمز QR لعنوان طويل')}
        mark={{
          tone: 'bad',
          caption: say(
            context,
            'Not paid yet: the customer was sent back from the bank before the payment was confirmed',
            'لم يُدفع بعد: عاد العميل من صفحة البنك قبل تأكيد عملية الدفع',
          ),
        }}
      />
    </div>
  ),
}
