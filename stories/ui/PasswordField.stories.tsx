import type { Meta, StoryObj } from '@storybook/react-vite'
import { PasswordField } from '@wasl/ui/fields/secrets/PasswordField'
import { PasswordRules } from '@wasl/ui/fields/secrets/PasswordRules'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { FieldGrid } from './FieldGrid.tsx'
import { say } from './in-locale.ts'

type Toolbar = Parameters<typeof say>[0]

const wordsOf = (context: Toolbar) => ({
  current: {
    show: say(context, 'Show the password', 'إظهار كلمة المرور'),
    hide: say(context, 'Hide the password', 'إخفاء كلمة المرور'),
    capsLock: say(context, 'Caps Lock is on', 'الحروف الكبيرة مفعّلة'),
  },
  fresh: {
    show: say(context, 'Show the new password', 'إظهار كلمة المرور الجديدة'),
    hide: say(context, 'Hide the new password', 'إخفاء كلمة المرور الجديدة'),
    capsLock: say(context, 'Caps Lock is on', 'الحروف الكبيرة مفعّلة'),
  },
  rules: {
    title: say(context, 'The password needs', 'شروط كلمة المرور'),
    rules: {
      length: say(context, 'at least 8 characters', '8 أحرف على الأقل'),
      notPersonal: say(context, 'to be unlike your name or email', 'لا تشبه اسمك أو بريدك'),
      notCommon: say(context, 'to be uncommon', 'غير شائعة'),
      notNumeric: say(context, 'more than digits', 'ليست أرقامًا فقط'),
      special: say(context, 'a special character', 'فيها رمز خاص'),
      digit: say(context, 'a digit', 'فيها رقم'),
      upperCase: say(context, 'an upper-case letter', 'فيها حرف كبير'),
    },
    states: {
      met: say(context, '(done)', '(تم)'),
      open: say(context, '(still open)', '(لم يتم بعد)'),
      serverDecides: say(context, '(checked when you save)', '(تُفحص عند الحفظ)'),
    },
    strength: say(context, 'Strength', 'القوة'),
    strengths: {
      weak: say(context, 'weak', 'ضعيفة'),
      fair: say(context, 'fair', 'مقبولة'),
      good: say(context, 'good', 'جيدة'),
      strong: say(context, 'strong', 'قوية'),
    },
  },
})

function NewPassword({ context, start = '' }: { context: Toolbar; start?: string }) {
  const [password, setPassword] = useState(start)
  const words = wordsOf(context)
  return (
    <div className="story-stack">
      <PasswordField
        label={say(context, 'New password', 'كلمة المرور الجديدة')}
        autoComplete="new-password"
        words={words.fresh}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <PasswordRules password={password} personal={['noura.almutawa']} words={words.rules} />
    </div>
  )
}

const meta = {
  title: 'ui/fields/PasswordField',
  tags: ['autodocs'],
  component: PasswordField,
  args: {
    label: 'Password',
    autoComplete: 'current-password',
    problem: '',
    hint: '',
    words: { show: 'Show the password', hide: 'Hide the password', capsLock: 'Caps Lock is on' },
  },
} satisfies Meta<typeof PasswordField>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  render: (_, context) => {
    const field = {
      label: say(context, 'Password', 'كلمة المرور'),
      autoComplete: 'current-password',
      words: wordsOf(context).current,
    } as const
    return (
      <FieldGrid>
        <PasswordField {...field} />
        <PasswordField {...field} defaultValue="Karak & Tide 7" />
        <PasswordField
          {...field}
          problem={say(
            context,
            'The username or the password is not right',
            'اسم المستخدم أو كلمة المرور غير صحيحة',
          )}
        />
        <PasswordField
          {...field}
          disabled
          hint={say(context, 'Signing you in…', 'جارٍ تسجيل الدخول…')}
          defaultValue="Karak & Tide 7"
        />
        <NewPassword context={context} />
        <NewPassword context={context} start="noura2026" />
        <NewPassword context={context} start="Karak & Tide 7" />
      </FieldGrid>
    )
  },
}

export const ShowAndRules: Story = {
  render: (_, context) => (
    <FieldGrid isNarrow>
      <NewPassword context={context} />
    </FieldGrid>
  ),
  play: async ({ canvas, globals }) => {
    const words = wordsOf({ globals })
    const field = canvas.getByLabelText(say({ globals }, 'New password', 'كلمة المرور الجديدة'))
    await userEvent.type(field, 'karak')
    await expect(canvas.getByText(words.rules.strengths.weak)).toBeVisible()
    await userEvent.type(field, ' & Tide 7')
    await expect(canvas.getByText(words.rules.strengths.strong)).toBeVisible()
    await expect(canvas.getAllByText(words.rules.states.met)).toHaveLength(5)
    await expect(canvas.getAllByText(words.rules.states.serverDecides)).toHaveLength(2)
    await userEvent.tab()
    const show = canvas.getByRole('button', { name: words.fresh.show })
    await expect(show).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveAttribute('type', 'text')
    await userEvent.click(canvas.getByRole('button', { name: words.fresh.hide }))
    await expect(field).toHaveAttribute('type', 'password')
  },
}
