import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@wasl/ui/actions/Button'
import { SearchField } from '@wasl/ui/fields/SearchField'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { FieldGrid } from './FieldGrid.tsx'
import { say } from './in-locale.ts'

type Toolbar = Parameters<typeof say>[0]
type Args = { hasSlashKey: boolean; isPending: boolean; start: string; onSearch: (text: string) => void }

const wordsOf = (context: Toolbar) => ({
  label: say(context, 'Search transactions', 'ابحث في المعاملات'),
  placeholder: say(context, 'ID, email or phone', 'الرقم أو البريد أو الهاتف'),
  clearLabel: say(context, 'Clear the search', 'مسح البحث'),
})

function Searched({ context, onSearch, ...rest }: Args & { context: Toolbar }) {
  const [text, setText] = useState('')
  const results = text && say(context, `12 results for ${text}`, `12 نتيجة لـ ${text}`)
  return (
    <SearchField
      {...wordsOf(context)}
      {...rest}
      results={results}
      announcement={results}
      onSearch={(next) => {
        setText(next)
        onSearch(next)
      }}
    />
  )
}

const meta = {
  title: 'ui/fields/SearchField',
  tags: ['autodocs'],
  args: { hasSlashKey: true, isPending: false, start: '', onSearch: fn() },
  render: (args, context) => (
    <FieldGrid isNarrow>
      <Searched {...args} context={context} />
    </FieldGrid>
  ),
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  render: (args, context) => {
    const words = { ...wordsOf(context), onSearch: args.onSearch }
    const latte = say(context, 'latte', 'لاتيه')
    return (
      <FieldGrid>
        <SearchField {...words} hasSlashKey />
        <SearchField {...words} />
        <SearchField {...words} start={latte} isPending />
        <SearchField
          {...words}
          start={latte}
          results={say(context, '12 results for latte', '12 نتيجة لـ لاتيه')}
        />
        <SearchField
          {...words}
          start="PR-9999"
          results={say(context, 'No transaction matches', 'لا توجد معاملة مطابقة')}
        />
        <SearchField
          {...words}
          start="noura.almutawa.family.account@example.com, +965 500 12345"
          results={say(context, '1 result', 'نتيجة واحدة')}
        />
        <SearchField
          {...words}
          hasSlashKey
          isDisabled
          results={say(context, 'Nothing to search in yet', 'لا شيء للبحث فيه بعد')}
        />
      </FieldGrid>
    )
  },
}

export const SlashTypeAndClear: Story = {
  play: async ({ args, canvas, globals }) => {
    const field = canvas.getByRole('searchbox')
    await userEvent.keyboard('/')
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('')
    await userEvent.keyboard('PR/10')
    await expect(field).toHaveValue('PR/10')
    await expect(args.onSearch).not.toHaveBeenCalled()
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('PR/10'), { timeout: 2000 })
    await expect(args.onSearch).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('PR/10'))
    await userEvent.keyboard('0{Enter}')
    await expect(args.onSearch).toHaveBeenLastCalledWith('PR/100')
    await userEvent.tab()
    await expect(args.onSearch).toHaveBeenCalledTimes(2)
    await userEvent.type(field, '5')
    await userEvent.tab()
    await expect(args.onSearch).toHaveBeenLastCalledWith('PR/1005')
    await expect(args.onSearch).toHaveBeenCalledTimes(3)
    await userEvent.click(
      canvas.getByRole('button', { name: say({ globals }, 'Clear the search', 'مسح البحث') }),
    )
    await expect(field).toHaveFocus()
    await expect(args.onSearch).toHaveBeenLastCalledWith('')
  },
}

/** What is asked for stands in an address, without the space around it; something else may change it. */
export const FollowsTheAddress: Story = {
  render: (args, context) => (
    <FieldGrid isNarrow>
      <InAddress context={context} onSearch={args.onSearch} />
    </FieldGrid>
  ),
  play: async ({ args, canvas, globals }) => {
    const field = canvas.getByRole('searchbox')
    await userEvent.type(field, ' PR')
    await waitFor(() => expect(canvas.getByText('PR')).toBeVisible(), { timeout: 2000 })
    await expect(field).toHaveValue(' PR')
    await expect(field).toHaveFocus()
    await userEvent.keyboard('-1')
    await userEvent.click(canvas.getByRole('button', { name: say({ globals }, 'Refunds', 'المستردات') }))
    await expect(field).toHaveValue('refund')
    await userEvent.type(field, '!{Backspace}{Enter}')
    await userEvent.tab()
    await expect(args.onSearch).toHaveBeenCalledTimes(2)
    await userEvent.click(canvas.getByRole('button', { name: say({ globals }, 'All', 'الكل') }))
    await expect(field).toHaveValue('')
  },
}

function InAddress({ context, onSearch }: { context: Toolbar; onSearch: (text: string) => void }) {
  const [address, setAddress] = useState('')
  return (
    <>
      <SearchField
        {...wordsOf(context)}
        start={address}
        onSearch={(text) => {
          onSearch(text)
          setAddress(text.trim())
        }}
      />
      <p>{address}</p>
      <Button size="row" onClick={() => setAddress('refund')}>
        {say(context, 'Refunds', 'المستردات')}
      </Button>
      <Button size="row" onClick={() => setAddress('')}>
        {say(context, 'All', 'الكل')}
      </Button>
    </>
  )
}
