import type { Meta, StoryObj } from '@storybook/react-vite'
import { fileProblem } from '@wasl/ui/fields/files/file-problem.ts'
import { FileDrop, type FileDropState } from '@wasl/ui/fields/files/FileDrop'
import { useState } from 'react'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { FieldGrid } from './FieldGrid.tsx'
import { say } from './in-locale.ts'

type Toolbar = Parameters<typeof say>[0]

const rules = { types: ['.pdf', 'application/pdf', 'image/*', '.txt'], maxBytes: 2_500_000 }

const wordsOf = (context: Toolbar) => ({
  drop: say(context, 'Drop the file here, or', 'أسقط الملف هنا، أو'),
  over: say(context, 'Let go to add the file', 'اترك الملف لإضافته'),
  choose: say(context, 'Choose a file', 'اختر ملفًا'),
  checking: say(context, 'Checking the file…', 'جارٍ فحص الملف…'),
  sending: (percent: number) => say(context, `${percent}% sent`, `أُرسل ${percent}%`),
  done: say(context, 'Added', 'أُضيف'),
  replace: say(context, 'Replace', 'استبدال'),
  stop: (file: string) => say(context, `Stop sending ${file}`, `إيقاف إرسال ${file}`),
  remove: (file: string) => say(context, `Remove ${file}`, `إزالة ${file}`),
})
const labels = (context: Toolbar) => ({
  label: say(context, 'Attachment', 'المرفق'),
  optional: say(context, '(optional)', '(اختياري)'),
  hint: say(context, 'PDF, picture or text, up to 2.5 MB', 'PDF أو صورة أو نص، حتى 2.5 ميغابايت'),
})
const problems = (context: Toolbar) => ({
  empty: say(context, 'This file is empty', 'هذا الملف فارغ'),
  type: say(context, 'This kind of file cannot be opened here', 'لا يمكن فتح هذا النوع من الملفات هنا'),
  tooLarge: say(context, 'The file is larger than 2.5 MB', 'الملف أكبر من 2.5 ميغابايت'),
})

type Args = { start?: FileDropState; problem?: string; isUploading?: boolean }

function Attachment({ context, start = { kind: 'idle' }, ...rest }: Args & { context: Toolbar }) {
  const [state, setState] = useState<FileDropState>(start)
  const [problem, setProblem] = useState<string | null>(rest.problem ?? null)
  const send = async (chosen: File) => {
    const found = fileProblem(chosen, rules)
    setProblem(found && problems(context)[found])
    if (found) return
    const file = { name: chosen.name, facts: `${Math.ceil(chosen.size / 1000)} KB` }
    setState({ kind: 'checking', file })
    for (const percent of [20, 70]) {
      await new Promise((resolve) => setTimeout(resolve, 80))
      setState({ kind: 'sending', file, percent })
    }
    await new Promise((resolve) => setTimeout(resolve, 80))
    setState({ kind: 'done', file })
  }
  return (
    <FileDrop
      {...labels(context)}
      state={state}
      problem={problem}
      types={rules.types}
      onFile={(file) => void send(file)}
      onRemove={() => setState({ kind: 'idle' })}
      words={wordsOf(context)}
    />
  )
}

const meta = {
  title: 'ui/fields/FileDrop',
  tags: ['autodocs'],
  render: (_, context) => (
    <FieldGrid isNarrow>
      <Attachment context={context} />
    </FieldGrid>
  ),
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  render: (_, context) => {
    const file = { name: 'Quote.pdf', facts: say(context, '218 KB, 2 pages', '218 كيلوبايت، صفحتان') }
    const long = {
      name: 'november-members-final-corrected-by-alia-second-version.csv',
      facts: say(context, '41 KB', '41 كيلوبايت'),
    }
    return (
      <FieldGrid>
        <Attachment context={context} />
        <Attachment context={context} problem={problems(context).tooLarge} />
        <Attachment context={context} start={{ kind: 'checking', file }} />
        <Attachment context={context} start={{ kind: 'sending', file, percent: 64 }} />
        <Attachment context={context} start={{ kind: 'done', file }} />
        <Attachment
          context={context}
          start={{
            kind: 'error',
            file: long,
            message: say(context, 'Failed to upload file', 'فشل رفع الملف'),
          }}
        />
      </FieldGrid>
    )
  },
}

const inputOf = (canvasElement: HTMLElement) => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('there is no way to choose a file')
  return input
}

/** A file is held over the field: it says so, and forgets it when the file is carried away. */
export const Over: Story = {
  play: async ({ canvas, globals }) => {
    const { drop, over } = wordsOf({ globals })
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['hello'], 'note.txt', { type: 'text/plain' }))
    // Only a drag of the browser's own may say what it allows.
    Object.defineProperty(dataTransfer, 'effectAllowed', { value: 'copy' })
    const carry = (way: 'dragenter' | 'dragleave') => {
      const zone = canvas.getByText(way === 'dragenter' ? drop : over).parentElement
      zone?.dispatchEvent(new DragEvent(way, { bubbles: true, cancelable: true, dataTransfer }))
    }
    carry('dragenter')
    await expect(await canvas.findByText(over)).toBeVisible()
    carry('dragleave')
    await expect(await canvas.findByText(drop)).toBeVisible()
    carry('dragenter')
    await expect(await canvas.findByText(over)).toBeVisible()
  },
}

export const RefusedSentReplacedRemoved: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    await userEvent.upload(inputOf(canvasElement), new File([], 'empty.pdf', { type: 'application/pdf' }))
    await expect(await canvas.findByText(problems({ globals }).empty)).toBeVisible()
    await expect(canvas.getByRole('group', { name: /./ })).toHaveAccessibleDescription(
      new RegExp(problems({ globals }).empty),
    )
    await userEvent.upload(inputOf(canvasElement), new File(['hello'], 'note.txt', { type: 'text/plain' }))
    await expect(await canvas.findByRole('progressbar')).toBeVisible()
    await waitFor(() => expect(canvas.getByText(wordsOf({ globals }).done)).toBeVisible())
    await userEvent.upload(inputOf(canvasElement), new File(['again'], 'better.txt', { type: 'text/plain' }))
    await waitFor(() => expect(canvas.getByText('better.txt')).toBeVisible())
    await waitFor(() => expect(canvas.getByText(wordsOf({ globals }).done)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: wordsOf({ globals }).remove('better.txt') }))
    await expect(canvas.getByText(wordsOf({ globals }).drop)).toBeVisible()
  },
}

/** Each press takes its own button away: what stands for it has the focus. */
export const KeepsTheFocus: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const words = wordsOf({ globals })
    canvas.getByRole('button', { name: words.choose }).focus()
    const files = [new File(['hello'], 'note.txt', { type: 'text/plain' })]
    await fireEvent.change(inputOf(canvasElement), { target: { files } })
    await waitFor(() => expect(canvas.getByRole('button', { name: words.stop('note.txt') })).toHaveFocus())
    const remove = await canvas.findByRole('button', { name: words.remove('note.txt') })
    await expect(remove).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: words.choose })).toHaveFocus())
  },
}
