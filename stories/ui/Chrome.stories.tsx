import type { Meta, StoryObj } from '@storybook/react-vite'
import { CustomerHeader } from '@wasl/ui/page/CustomerHeader'
import { LanguageSwitch } from '@wasl/ui/actions/LanguageSwitch'
import { SocialFooter } from '@wasl/ui/page/SocialFooter'
import { expect } from 'storybook/test'
import { say } from './in-locale.ts'

const meta = { title: 'ui/Chrome', tags: ['autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Header: Story = {
  render: (_, context) => (
    <CustomerHeader title={say(context, 'Tamra & Tide', 'تمرة ومدّ')} logoUrl="/art/logo-tamra.svg">
      <LanguageSwitch
        href="#other"
        lang={say(context, 'ar', 'en') === 'ar' ? 'ar' : 'en'}
        name={say(context, 'العربية', 'English')}
      />
    </CustomerHeader>
  ),
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByRole('link', { name: globals.locale === 'ar' ? 'English' : 'العربية' }),
    ).toHaveAttribute('hreflang')
  },
}
export const QuietLanguageSwitch: Story = {
  render: (_, context) => (
    <LanguageSwitch
      href="#other"
      lang={say(context, 'ar', 'en') === 'ar' ? 'ar' : 'en'}
      name={say(context, 'العربية', 'English')}
      isQuiet
    />
  ),
}
export const HeaderWithoutTitle: Story = {
  render: (_, context) => (
    <CustomerHeader
      title={say(context, 'Tamra & Tide', 'تمرة ومدّ')}
      logoUrl="/art/logo-tamra.svg"
      isTitleShown={false}
    />
  ),
}
export const Footer: Story = {
  render: (_, context) => (
    <SocialFooter
      label={say(context, 'Social links', 'روابط التواصل')}
      links={[
        { network: 'instagram', href: '#ig', name: 'Instagram' },
        { network: 'x', href: '#x', name: 'X' },
        { network: 'facebook', href: '#fb', name: 'Facebook' },
      ]}
    >
      {say(context, 'Tamra & Tide Foods (demo company)', 'شركة تمرة ومدّ للأغذية (شركة تجريبية)')}
    </SocialFooter>
  ),
}
