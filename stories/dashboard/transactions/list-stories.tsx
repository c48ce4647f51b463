import type { Meta } from '@storybook/react-vite'
import { TransactionsRoute } from '@wasl/web/dashboard/transactions/list/TransactionsRoute'
import { patient } from '../../pay/shown.ts'
import { inLocale } from '../../ui/in-locale.ts'
import { ListScreen, type ListAnswers } from './ListScreen.tsx'

export type ListArgs = { path: string; answers: ListAnswers }

/** Of every story that shows a list of transactions. */
export const listStories = {
  argTypes: { answers: { control: false } },
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', undefined, patient)
  },
  render: ({ path, answers }, context) => {
    const locale = inLocale(context)
    return (
      <ListScreen key={locale} locale={locale} path={path} answers={answers} component={TransactionsRoute} />
    )
  },
} satisfies Meta<ListArgs>
