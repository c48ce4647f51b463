import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  templateChannels,
  templateOccasions,
  type TemplateOccasion,
} from '@wasl/contracts/values/message-template'
import type {
  ComposedMessage,
  Template,
  Templates,
} from '@wasl/contracts/web/dashboard/administration/messages.contract'
import { createQueries } from '@wasl/web/desk/queries.ts'
import { MessagesPage } from '@wasl/web/dashboard/administration/wording/MessagesPage'
import { previewQuery, templatesQuery } from '@wasl/web/dashboard/administration/wording/wording.queries.ts'
import { useState } from 'react'
import { patient } from '../../pay/shown.ts'
import { inLocale } from '../../ui/in-locale.ts'
import { DashboardPart } from '../DashboardPart.tsx'
import { failed } from '../failed.ts'
import { lengthened } from '../../lengthened.ts'

type Args = { has: 'product words' | 'own words' | 'long words' | 'nothing yet' }

const words = {
  en: {
    subject: '{merchant} asks you for {amount}',
    body: '{merchant} asks you to pay {amount} for {description}.',
  },
  ar: {
    subject: 'تطلب منك {merchant} {amount}',
    body: 'تطلب منك {merchant} دفع {amount} مقابل {description}.',
  },
}

const composed: Record<'en' | 'ar', ComposedMessage> = {
  en: {
    subject: 'Tamra & Tide asks you for KWD 48.750',
    text: 'Tamra & Tide asks you to pay KWD 48.750',
    html: null,
  },
  ar: {
    subject: 'تطلب منك تمرة ومدّ 48.750 د.ك',
    text: 'تطلب منك تمرة ومدّ دفع 48.750 د.ك',
    html: null,
  },
}

const waysOf = (occasion: TemplateOccasion) =>
  occasion === 'webhook_disabled' ? (['email'] as const) : templateChannels

const templates = (isOwn: boolean): Templates => ({
  results: templateOccasions.flatMap((occasion) =>
    waysOf(occasion).flatMap((channel) =>
      (['en', 'ar'] as const).map((language): Template => {
        const subject = channel === 'email' ? words[language].subject : ''
        const { body } = words[language]
        return {
          occasion,
          channel,
          language,
          subject,
          body,
          defaultSubject: subject,
          defaultBody: body,
          variables: ['merchant', 'customer', 'amount', 'reference', 'description', 'link'],
          isOwn,
          updatedAt: isOwn ? '2026-11-20T10:00:00.000Z' : null,
        }
      }),
    ),
  ),
  testRecipient: 'admin@tamra-tide.example',
})

/** The words of what customers are sent, with what the server would send beside them. */
const meta = {
  title: 'dashboard/administration/Messages',
  args: { has: 'product words' },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await canvas.findByRole('complementary', undefined, patient)
  },
  render: (args, context) => {
    const locale = inLocale(context)
    return <Screen key={locale} {...args} locale={locale} />
  },
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>

function Screen({ has, locale }: Args & { locale: 'en' | 'ar' }) {
  const [queries] = useState(() => {
    const made = createQueries()
    if (has === 'nothing yet') return made
    const isLong = has === 'long words'
    const known = isLong ? lengthened(templates(true)) : templates(has === 'own words')
    const sent = isLong ? lengthened(composed) : composed
    made.setQueryData(templatesQuery.queryKey, known)
    for (const { occasion, channel, language, subject, body } of known.results)
      made.setQueryData(previewQuery({ occasion, channel, language, subject, body }).queryKey, sent[language])
    return made
  })
  return (
    <DashboardPart
      path="administration/messages"
      locale={locale}
      component={MessagesPage}
      queries={queries}
    />
  )
}

export const ProductWords: Story = {}

export const OwnWords: Story = { args: { has: 'own words' } }

export const Loading: Story = { args: { has: 'nothing yet' }, play: async () => {} }

export const Failed: Story = { args: { has: 'nothing yet' }, ...failed }

/** Words of one's own and of the product, at their longest. */
export const LongText: Story = { args: { has: 'long words' } }
