import type { Meta, StoryObj } from '@storybook/react-vite'
import { Switch } from '@wasl/ui/fields/choices/Switch'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { FieldGrid } from './FieldGrid.tsx'
import { say } from './in-locale.ts'

type Toolbar = Parameters<typeof say>[0]

const meta = {
  title: 'ui/fields/Switch',
  tags: ['autodocs'],
  component: Switch,
  args: { label: 'Sound for new orders', isOn: true, savingLabel: 'Saving…', onChange: () => {} },
} satisfies Meta<typeof Switch>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {}

const words = (context: Toolbar) => ({
  label: say(context, 'Sound for new orders', 'صوت عند الطلبات الجديدة'),
  savingLabel: say(context, 'Saving…', 'جارٍ الحفظ…'),
  onChange: () => {},
})
const failed = (context: Toolbar) =>
  say(context, 'Not saved. Check your connection and try again.', 'لم يُحفظ. تحقق من الاتصال وحاول مرة أخرى.')

export const States: Story = {
  render: (_, context) => (
    <FieldGrid>
      <Switch {...words(context)} isOn={false} />
      <Switch {...words(context)} isOn note={say(context, 'On this device only', 'على هذا الجهاز فقط')} />
      <Switch {...words(context)} isOn isSaving />
      <Switch {...words(context)} isOn={false} problem={failed(context)} />
      <Switch
        {...words(context)}
        isOn
        disabledReason={say(context, 'Only an administrator may change it', 'يغيّره المشرف فقط')}
      />
      <Switch
        {...words(context)}
        isOn={false}
        label={say(
          context,
          'Customers may change the amount of the request, with a minimum that you set yourself',
          'يمكن للعملاء تغيير مبلغ الطلب مع حد أدنى تضعه بنفسك',
        )}
      />
    </FieldGrid>
  ),
}

/** The first answer is a refusal, the second one is kept. */
function Saved({ context }: { context: Toolbar }) {
  const [isOn, setOn] = useState(false)
  const [saving, setSaving] = useState<'still' | 'saving' | 'failed'>('still')
  const [tries, setTries] = useState(0)
  const save = async (next: boolean) => {
    setOn(next)
    setSaving('saving')
    await new Promise((resolve) => setTimeout(resolve, 150))
    setTries(tries + 1)
    setSaving(tries === 0 ? 'failed' : 'still')
    if (tries === 0) setOn(!next)
  }
  return (
    <Switch
      {...words(context)}
      isOn={isOn}
      onChange={(next) => void save(next)}
      isSaving={saving === 'saving'}
      problem={saving === 'failed' ? failed(context) : null}
    />
  )
}

export const FailsAndGoesBack: Story = {
  render: (_, context) => (
    <FieldGrid isNarrow>
      <Saved context={context} />
    </FieldGrid>
  ),
  play: async ({ canvas, globals }) => {
    const field = canvas.getByRole('switch')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(field).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(field).toBeChecked()
    await waitFor(() => expect(canvas.getByText(failed({ globals }))).toBeVisible())
    await expect(field).not.toBeChecked()
    await userEvent.click(field)
    await waitFor(() => expect(canvas.queryByText(failed({ globals }))).toBeNull())
    await waitFor(() => expect(field).not.toHaveAttribute('aria-disabled'))
    await expect(field).toBeChecked()
  },
}
