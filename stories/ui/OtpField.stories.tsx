import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@wasl/ui/actions/Button'
import { OtpField } from '@wasl/ui/fields/secrets/OtpField'
import { ResendCode } from '@wasl/ui/fields/secrets/ResendCode'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { FieldGrid } from './FieldGrid.tsx'
import { say } from './in-locale.ts'

type Toolbar = Parameters<typeof say>[0]
type Args = {
  start: string
  isPending: boolean
  isExpired: boolean
  isDisabled: boolean
  hint?: string
  problem: string
  onComplete: () => void
}

function Code({ context, start, ...rest }: Partial<Args> & { context: Toolbar }) {
  const [code, setCode] = useState(start ?? '')
  return (
    <OtpField
      label={say(context, 'One-time code', 'الرمز لمرة واحدة')}
      hint={say(
        context,
        'Signs you in by itself after the last digit. You can paste it.',
        'يسجّل دخولك بعد آخر رقم. يمكنك لصقه.',
      )}
      value={code}
      onChange={setCode}
      {...rest}
    />
  )
}

/** As at the sign-in: a code that is not right is taken out of the field. */
function Refused({ context }: { context: Toolbar }) {
  const [code, setCode] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  return (
    <FieldGrid isNarrow>
      <OtpField
        label={say(context, 'One-time code', 'الرمز لمرة واحدة')}
        problem={isRefused ? say(context, 'This code is not correct', 'هذا الرمز غير صحيح') : undefined}
        value={code}
        onChange={setCode}
        onComplete={() => {
          setTimeout(() => {
            setCode('')
            setIsRefused(true)
          }, 50)
        }}
      />
    </FieldGrid>
  )
}

function Resend({ context, waitMs }: { context: Toolbar; waitMs: number }) {
  const [until, setUntil] = useState(() => new Date(Date.now() + waitMs).toISOString())
  return (
    <ResendCode
      availableAt={until}
      onResend={() => setUntil(new Date(Date.now() + 60_000).toISOString())}
      words={{
        wait: (clock) =>
          say(context, `No code? Send again in ${clock}`, `لم يصلك الرمز؟ أعد الإرسال بعد ${clock}`),
        resend: say(context, 'Send the code again', 'إعادة إرسال الرمز'),
        ready: say(context, 'You can ask for a new code now', 'يمكنك طلب رمز جديد الآن'),
      }}
    />
  )
}

const meta = {
  title: 'ui/fields/OtpField',
  tags: ['autodocs'],
  args: { start: '', isPending: false, isExpired: false, isDisabled: false, problem: '', onComplete: fn() },
  render: (args, context) => (
    <FieldGrid isNarrow>
      <Code {...args} context={context} />
    </FieldGrid>
  ),
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  render: (_, context) => (
    <FieldGrid>
      <Code context={context} />
      <Code context={context} start="1234" />
      <Code context={context} start="123456" isPending />
      <Code
        context={context}
        start="123457"
        problem={say(context, 'This code is not right. Two tries left.', 'الرمز غير صحيح. بقيت محاولتان.')}
      />
      <div>
        <Code
          context={context}
          isExpired
          problem={say(
            context,
            'The code has expired. Ask for a new one.',
            'انتهت صلاحية الرمز. اطلب رمزًا جديدًا.',
          )}
        />
        <Button variant="primary" isWide>
          {say(context, 'Send a new code', 'إرسال رمز جديد')}
        </Button>
      </div>
      <Code
        context={context}
        isDisabled
        hint={say(
          context,
          'Too many tries. You can try again at 06:20 PM.',
          'محاولات كثيرة. يمكنك المحاولة مجددًا الساعة 06:20 م.',
        )}
      />
      <div>
        <Code context={context} />
        <Resend context={context} waitMs={24_000} />
      </div>
    </FieldGrid>
  ),
}

export const TypedAndPasted: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await userEvent.keyboard('١٢٣٤٥')
    await expect(field).toHaveValue('12345')
    await userEvent.keyboard('6')
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await expect(args.onComplete).toHaveBeenCalledWith('123456')
    await userEvent.keyboard('7{Backspace}')
    await expect(field).toHaveValue('12345')
    await userEvent.clear(field)
    await userEvent.paste('Your code: 654 321.')
    await expect(field).toHaveValue('654321')
    await expect(args.onComplete).toHaveBeenLastCalledWith('654321')
  },
}

export const EmptiedAfterARefusal: Story = {
  render: (_, context) => <Refused context={context} />,
  play: async ({ canvas, canvasElement }) => {
    const current = () => {
      const boxes = Array.from(canvasElement.querySelectorAll('[data-box="otp"] > [aria-hidden]'))
      return boxes.findIndex((box) => box.hasAttribute('data-current'))
    }
    const field = canvas.getByRole('textbox')
    await userEvent.tab()
    await userEvent.keyboard('123456')
    await waitFor(() => expect(field).toHaveValue(''))
    await expect(field).toHaveFocus()
    await waitFor(() => expect(current()).toBe(0))
    await userEvent.keyboard('65')
    await expect(current()).toBe(2)
  },
}

export const ResendWhenTheWaitIsOver: Story = {
  render: (_, context) => (
    <FieldGrid isNarrow>
      <Resend context={context} waitMs={900} />
    </FieldGrid>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/0:01/)).toBeVisible()
    const again = await waitFor(() => canvas.getByRole('button'), { timeout: 3000 })
    await userEvent.click(again)
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull())
  },
}
