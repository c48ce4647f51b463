import { htmlOfWritten, writtenOfHtml } from '@wasl/domain/written-text'
import { IconButton } from '@wasl/ui/actions/IconButton'
import { TextArea } from '@wasl/ui/fields/TextArea'
import { BoldIcon } from '@wasl/ui/icons/BoldIcon'
import { ItalicIcon } from '@wasl/ui/icons/ItalicIcon'
import { LinkIcon } from '@wasl/ui/icons/LinkIcon'
import { ListIcon } from '@wasl/ui/icons/ListIcon'
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import css from './WrittenField.module.css'
import { useWrittenText } from './written.text.ts'

type Props = {
  label: string
  language: 'en' | 'ar'
  /** As it is stored: cleaned HTML. */
  html: string
  onChange: (html: string) => void
  problem: string | null
  most: number
}

/** Formatted text, written with marks: nobody has to read HTML. What the marks cannot say, such as a table, is shown as HTML. */
export function WrittenField({ label, language, html, onChange, problem, most }: Props) {
  const t = useWrittenText()
  const area = useRef<HTMLTextAreaElement>(null)
  const [kept, setKept] = useState(() => read(html))
  // Stored, given up or of another thing: what was typed here said something else.
  if (kept.html !== html) setKept(read(html))
  const type = (text: string) => {
    const next = kept.isRaw ? text : htmlOfWritten(text)
    setKept({ text, html: next, isRaw: kept.isRaw })
    onChange(next)
  }
  const put = (change: (text: string, from: number, to: number) => Edit) => {
    const box = area.current
    if (!box) return
    const { text, from, to } = change(kept.text, box.selectionStart, box.selectionEnd)
    type(text)
    requestAnimationFrame(() => {
      box.focus()
      box.setSelectionRange(from, to)
    })
  }
  const keys = (event: KeyboardEvent) => {
    const mark = { b: '**', i: '*' }[event.key]
    if (!mark || kept.isRaw || !(event.ctrlKey || event.metaKey) || event.altKey) return
    event.preventDefault()
    put(marked(mark))
  }
  const tool = (
    word: 'bold' | 'italic' | 'list' | 'link',
    icon: ReactNode,
    edit: Parameters<typeof put>[0],
  ) => <IconButton label={t(`written.${word}`, { field: label })} icon={icon} onClick={() => put(edit)} />
  return (
    <div className={css.written}>
      {!kept.isRaw && (
        <div className={css.tools}>
          {tool('bold', <BoldIcon size={16} />, marked('**'))}
          {tool('italic', <ItalicIcon size={16} />, marked('*'))}
          {tool('list', <ListIcon size={16} />, listed)}
          {tool('link', <LinkIcon size={16} />, linked)}
        </div>
      )}
      <TextArea
        ref={area}
        label={label}
        {...(kept.isRaw && { hint: t('written.raw') })}
        lang={language}
        dir={language === 'ar' ? 'rtl' : 'ltr'}
        rows={4}
        maxLength={most}
        value={kept.text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={keys}
        problem={problem}
      />
    </div>
  )
}

function read(html: string): { text: string; html: string; isRaw: boolean } {
  const text = writtenOfHtml(html)
  return { text: text ?? html, html, isRaw: text === null }
}

type Edit = { text: string; from: number; to: number }

/** The selection between two marks; between them already, without. */
const marked =
  (mark: string) =>
  (text: string, from: number, to: number): Edit => {
    const { length } = mark
    const isMarked = text.slice(from - length, from) === mark && text.slice(to, to + length) === mark
    if (isMarked)
      return {
        text: text.slice(0, from - length) + text.slice(from, to) + text.slice(to + length),
        from: from - length,
        to: to - length,
      }
    return {
      text: text.slice(0, from) + mark + text.slice(from, to) + mark + text.slice(to),
      from: from + length,
      to: to + length,
    }
  }

/** Each line that the selection touches is an item. */
function listed(text: string, from: number, to: number): Edit {
  const start = text.lastIndexOf('\n', from - 1) + 1
  const lines = text
    .slice(start, to)
    .split('\n')
    .map((line) => `- ${line}`)
    .join('\n')
  return { text: text.slice(0, start) + lines + text.slice(to), from: from + 2, to: start + lines.length }
}

/** The address is selected, to be typed over. */
function linked(text: string, from: number, to: number): Edit {
  const words = text.slice(from, to)
  const address = 'https://'
  const at = from + words.length + 3
  return {
    text: `${text.slice(0, from)}[${words}](${address})${text.slice(to)}`,
    from: words === '' ? from + 1 : at,
    to: words === '' ? from + 1 : at + address.length,
  }
}
