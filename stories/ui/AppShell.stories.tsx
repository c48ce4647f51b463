import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@wasl/ui/actions/Button'
import { BellIcon } from '@wasl/ui/icons/BellIcon'
import { CircleQuestionMarkIcon } from '@wasl/ui/icons/CircleQuestionMarkIcon'
import { LogOutIcon } from '@wasl/ui/icons/LogOutIcon'
import { MonitorIcon } from '@wasl/ui/icons/MonitorIcon'
import { MoonIcon } from '@wasl/ui/icons/MoonIcon'
import { PanelLeftIcon } from '@wasl/ui/icons/PanelLeftIcon'
import { SunIcon } from '@wasl/ui/icons/SunIcon'
import { UserIcon } from '@wasl/ui/icons/UserIcon'
import { LanguageSwitch } from '@wasl/ui/actions/LanguageSwitch'
import { Card } from '@wasl/ui/layout/Card'
import { AppShell } from '@wasl/ui/navigation/AppShell'
import { Breadcrumbs } from '@wasl/ui/navigation/Breadcrumbs'
import { CountedButton } from '@wasl/ui/navigation/CountedButton'
import { MerchantHead } from '@wasl/ui/navigation/MerchantHead'
import { PageHead } from '@wasl/ui/navigation/PageHead'
import { SearchButton } from '@wasl/ui/navigation/SearchButton'
import { SideFoot } from '@wasl/ui/navigation/SideFoot'
import { SideNavigation } from '@wasl/ui/navigation/SideNavigation'
import { UserMenu } from '@wasl/ui/navigation/UserMenu'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { inLocale, say } from './in-locale.ts'
import { shellSections } from './shell-sections.tsx'

type Toolbar = Parameters<typeof say>[0]

const opened = fn()

function Dashboard({ context, isFolded = false }: { context: Toolbar; isFolded?: boolean }) {
  const [folded, setFolded] = useState(isFolded)
  const [theme, setTheme] = useState('system')
  const name = say(context, 'Tamra & Tide', 'تمرة ومدّ')
  const units = say(context, 'All units', 'كل الوحدات')
  const userAction = (id: string) => {
    if (['system', 'light', 'dark'].includes(id)) setTheme(id)
  }
  const side = (isIconsOnly: boolean) => (
    <>
      <MerchantHead name={name} unit={units} logoUrl={null} isFolded={isIconsOnly} />
      <SideNavigation
        label={say(context, 'Main', 'الرئيسي')}
        sections={shellSections(context)}
        currentId="transactions"
        isFolded={isIconsOnly}
      />
      <SideFoot
        isFolded={isIconsOnly}
        help={{
          id: 'help',
          label: say(context, 'Help and support', 'المساعدة والدعم'),
          icon: <CircleQuestionMarkIcon />,
          href: '#help',
        }}
        fold={{
          label: say(context, 'Fold the menu', 'طي القائمة'),
          unfoldLabel: say(context, 'Unfold the menu', 'بسط القائمة'),
          icon: <PanelLeftIcon />,
          onPress: () => setFolded(!folded),
        }}
      />
    </>
  )
  return (
    <AppShell
      side={side}
      isFolded={folded}
      bar={{
        brand: <MerchantHead name={name} logoUrl={null} />,
        search: (
          <SearchButton label={say(context, 'Search or jump to…', 'ابحث أو انتقل إلى…')} onPress={opened} />
        ),
        end: (
          <>
            <CountedButton
              label={say(context, '2 new notices', 'إشعاران جديدان')}
              icon={<BellIcon />}
              count="2"
            />
            <UserMenu
              greeting={say(context, 'Good evening, Alia', 'مساء الخير، علياء')}
              initials="AS"
              groups={[
                {
                  id: 'account',
                  items: [
                    {
                      id: 'settings',
                      label: say(context, 'Account settings', 'إعدادات الحساب'),
                      icon: <UserIcon />,
                      href: '#account',
                    },
                  ],
                },
                {
                  id: 'theme',
                  title: say(context, 'Theme', 'المظهر'),
                  chosen: theme,
                  items: [
                    {
                      id: 'system',
                      label: say(context, 'As the device', 'مثل الجهاز'),
                      icon: <MonitorIcon />,
                    },
                    { id: 'light', label: say(context, 'Light', 'فاتح'), icon: <SunIcon /> },
                    { id: 'dark', label: say(context, 'Dark', 'داكن'), icon: <MoonIcon /> },
                  ],
                },
                {
                  id: 'leave',
                  items: [
                    { id: 'logout', label: say(context, 'Log out', 'تسجيل الخروج'), icon: <LogOutIcon /> },
                  ],
                },
              ]}
              onAction={userAction}
            />
          </>
        ),
        tools: (
          <LanguageSwitch
            href="#language"
            lang={inLocale(context) === 'ar' ? 'en' : 'ar'}
            name={inLocale(context) === 'ar' ? 'English' : 'العربية'}
          />
        ),
      }}
      words={{
        skip: say(context, 'Skip to the page', 'انتقل إلى الصفحة'),
        menu: say(context, 'Menu', 'القائمة'),
        close: say(context, 'Close', 'إغلاق'),
      }}
    >
      <PageHead
        crumbs={
          <Breadcrumbs
            label={say(context, 'You are here', 'أنت هنا')}
            crumbs={[
              { id: 'requests', label: say(context, 'Payment requests', 'طلبات الدفع'), href: '#requests' },
              { id: 'transactions', label: say(context, 'Transactions', 'المعاملات') },
            ]}
            moreLabel={say(context, 'Pages in between', 'الصفحات بينهما')}
          />
        }
        title={say(context, 'Transactions', 'المعاملات')}
        actions={
          <>
            <Button size="row">{say(context, 'Export', 'تصدير')}</Button>
            <Button variant="primary" size="row">
              {say(context, 'New request', 'طلب جديد')}
            </Button>
          </>
        }
      />
      <Card>{say(context, 'The table stands here.', 'يظهر الجدول هنا.')}</Card>
    </AppShell>
  )
}

const meta = {
  title: 'ui/navigation/AppShell',
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  render: (_, context) => <Dashboard context={context} />,
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const isNarrow = () => innerWidth < 1024

export const Frame: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /Skip|انتقل إلى الصفحة/ })).toHaveFocus()
    await expect(canvas.getByRole('main')).toBeVisible()
    if (!isNarrow()) return
    const opener = canvas.getByRole('button', { name: /^(Menu|القائمة)$/ })
    await userEvent.click(opener)
    const drawer = within(screen.getByRole('dialog'))
    await expect(drawer.getByRole('link', { current: 'page' })).toBeVisible()
    const bulk = drawer.getByRole('button', { name: /Bulk|الجماعية/ })
    await expect(bulk).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(bulk)
    await expect(drawer.getByRole('link', { name: /Uploads|المرفوعة/ })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
  },
}

export const Drawer: Story = {
  play: async ({ canvas }) => {
    if (!isNarrow()) return
    await userEvent.click(canvas.getByRole('button', { name: /^(Menu|القائمة)$/ }))
    await expect(screen.getByRole('dialog')).toHaveAccessibleName()
  },
}

export const Folded: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: (_, context) => <Dashboard context={context} isFolded />,
  play: async ({ canvas }) => {
    if (isNarrow()) return
    const group = canvas.getByRole('button', { name: /Payment requests|طلبات الدفع/ })
    await userEvent.click(group)
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(4)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(group).toHaveFocus())
    const link = canvas.getByRole('link', { name: /Generated reports|التقارير/ })
    link.focus()
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: /Unfold|بسط/ }))
    await expect(canvas.getByRole('link', { current: 'page' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Fold the|طي/ }))
    await expect(canvas.queryByRole('link', { current: 'page' })).toBeNull()
  },
}

export const UserTheme: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Good evening|مساء الخير/ }))
    await userEvent.click((await screen.findAllByRole('menuitemradio'))[2] ?? document.body)
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: /Good evening|مساء الخير/ }))
    await expect(await screen.findByRole('menuitemradio', { checked: true })).toHaveTextContent(/Dark|داكن/)
  },
}
