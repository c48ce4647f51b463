import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@wasl/ui/actions/Button'
import { SkeletonText } from '@wasl/ui/text/SkeletonText'
import { Skeleton } from '@wasl/ui/text/Skeleton'
import { Sheet } from '@wasl/ui/overlays/Sheet'
import { TextField } from '@wasl/ui/inputs/TextField'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { say } from './in-locale.ts'

type Toolbar = Parameters<typeof say>[0]

function Filters({ context, isLoading = false }: { context: Toolbar; isLoading?: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{say(context, 'Filters', 'عوامل التصفية')}</Button>
      {isOpen && (
        <Sheet
          title={say(context, 'Filters', 'عوامل التصفية')}
          closeLabel={say(context, 'Close', 'إغلاق')}
          onClose={close}
          footer={
            <>
              <Button size="row" onClick={close}>
                {say(context, 'Clear all', 'مسح الكل')}
              </Button>
              <Button variant="primary" size="row" onClick={close}>
                {say(context, 'Show 46', 'عرض 46')}
              </Button>
            </>
          }
        >
          {isLoading ? (
            <Skeleton label={say(context, 'Loading filters', 'جارٍ تحميل عوامل التصفية')}>
              <SkeletonText>{say(context, 'Customer phone', 'هاتف العميل')}</SkeletonText>
            </Skeleton>
          ) : (
            <TextField label={say(context, 'Customer phone', 'هاتف العميل')} />
          )}
        </Sheet>
      )}
    </>
  )
}

const meta = {
  component: Sheet,
  title: 'ui/overlays/Sheet',
  tags: ['autodocs'],
  args: { title: '', closeLabel: '', onClose: fn(), children: '' },
  render: (_, context) => <Filters context={context} />,
} satisfies Meta<typeof Sheet>
export default meta

type Story = StoryObj<typeof meta>

export const AtTheEndSide: Story = {
  play: async ({ canvas, canvasElement }) => {
    const opener = canvas.getByRole('button')
    await userEvent.click(opener)
    const dialog = screen.getByRole('dialog')
    await expect(dialog).toHaveAccessibleName()
    await expect(screen.getByRole('heading')).toHaveFocus()
    await userEvent.pointer({ keys: '[MouseLeft]', target: dialog })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
    await userEvent.click(opener)
    const box = screen.getByRole('dialog').firstElementChild?.getBoundingClientRect()
    const isRtl = canvasElement.ownerDocument.dir === 'rtl'
    if (innerWidth > 560) await expect(isRtl ? box?.x : innerWidth - (box?.right ?? 0)).toBeLessThan(30)
  },
}

export const Loading: Story = {
  render: (_, context) => <Filters context={context} isLoading />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button'))
  },
}
