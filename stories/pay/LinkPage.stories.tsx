import type { Meta, StoryObj } from '@storybook/react-vite'
import type { OpenedLink } from '@wasl/contracts/web/pay/link.contract'
import { linkPage, missingLink, refusedLink } from '@wasl/web/pay/link/link.fixtures.ts'
import { expect, waitFor, within } from 'storybook/test'
import { inLocale } from '../ui/in-locale.ts'
import { Screen } from './Screen.tsx'
import { patient, shown } from './shown.ts'

type Args = { link: Partial<OpenedLink> | null; isRefused: boolean }

/** Payments B1: a reusable link, for whoever opens it. */
const meta = {
  title: 'pay/LinkPage',
  args: { link: {}, isRefused: false },
  argTypes: { link: { control: false } },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await shown(canvas)
  },
  render: ({ link, isRefused }, context) => {
    const locale = inLocale(context)
    const page = link ? linkPage(link, isRefused ? refusedLink(locale) : {}) : missingLink()
    return <Screen key={locale} locale={locale} path="/link/LINK-1" page={page} />
  },
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>

const kwd = (amount: string) => ({ amount, currency: 'KWD' })

export const Open: Story = {}

export const EditableAmount: Story = {
  args: { link: { asks: ['name'], editable: { minimum: kwd('5.000'), maximum: kwd('50.000') } } },
}

export const WithDelivery: Story = { args: { link: { asks: [], delivery: kwd('1.500') } } }

export const Refused: Story = {
  args: { isRefused: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await shown(canvas)
    const name = canvas.getByRole('textbox', { name: /^(Your name|اسمك)$/ })
    await waitFor(() => expect(name).toHaveFocus(), patient)
  },
}

export const UsedUp: Story = { args: { link: { state: 'usedUp' } } }

export const Full: Story = { args: { link: { state: 'full' } } }

export const Inactive: Story = {
  args: {
    link: {
      state: 'inactive',
      message: { en: 'The tasting is over. See you in spring.', ar: 'انتهى التذوق. نراكم في الربيع.' },
    },
  },
}

export const Expired: Story = { args: { link: { state: 'expired' } } }

export const Paused: Story = { args: { link: { state: 'paused' } } }

export const NotFound: Story = { args: { link: null } }
