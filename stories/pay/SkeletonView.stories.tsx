import type { Meta, StoryObj } from '@storybook/react-vite'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { arabicMessages } from '@wasl/web/app/page-strings.ts'
import { PageContext } from '@wasl/web/base/page-context'
import { createArabicMessages } from '@wasl/web/i18n/arabic.ts'
import { LanguageProvider } from '@wasl/web/i18n/language'
import { payable, payInput } from '@wasl/web/pay/pay.fixtures.ts'
import { SkeletonView } from '@wasl/web/pay/SkeletonView'
import { useState } from 'react'
import { expect } from 'storybook/test'
import type { Locale } from '@wasl/domain/locale'
import { inLocale } from '../ui/in-locale.ts'
import { patient } from './shown.ts'

/** The view only a page already open can show: the server always answers with a state. */
const meta = {
  title: 'pay/SkeletonView',
  parameters: { layout: 'fullscreen' },
  render: (_, context) => <Waiting key={inLocale(context)} locale={inLocale(context)} />,
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Loading: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/^(Loading the payment request|جارٍ تحميل طلب الدفع)$/, undefined, patient)
    await expect(canvasElement.querySelector('[aria-busy=true]')).not.toBeNull()
  },
}

function Waiting({ locale }: { locale: Locale }) {
  const [router] = useState(() => routerOf(locale))
  return <RouterProvider router={router} />
}

function routerOf(locale: Locale) {
  const { nonce: _, ...facts } = payInput(payable())
  const messages = createArabicMessages({
    initial: arabicMessages,
    fetchMessages: async () => arabicMessages,
    log: () => {},
  })
  const page = () => (
    <PageContext value={{ ...facts, locale }}>
      <LanguageProvider wanted={locale} messages={messages}>
        <SkeletonView />
      </LanguageProvider>
    </PageContext>
  )
  return createRouter({
    routeTree: createRootRoute({ component: page }),
    history: createMemoryHistory({ initialEntries: [`/${locale}/pay/PR-1001`] }),
    context: { facts, messages },
  })
}
