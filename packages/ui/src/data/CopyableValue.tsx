import { useEffect, useState, type ReactNode } from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import { CheckIcon } from '../icons/CheckIcon.tsx'
import { CopyIcon } from '../icons/CopyIcon.tsx'
import { Ltr } from '../text/Ltr.tsx'
import { copyText } from '../actions/copy-text.ts'
import { Scripted } from '../page/Scripted.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import css from './CopyableValue.module.css'

type Props = {
  /** An id, a reference, an address of a page: copied as it is shown. */
  text: string
  /** "Copy reference no.": every row's button has its own name. */
  label: string
  /** Announced, and shown as a tick for two seconds. */
  copiedLabel: string
  onCopied?: () => void
  /** How it is shown, where it is no id. */
  children?: ReactNode
}

const shownMs = 2000

/** A value of a <KeyValueList> row that people take elsewhere. */
export function CopyableValue({ text, label, copiedLabel, onCopied, children }: Props) {
  const [isCopied, setIsCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), shownMs)
    return () => clearTimeout(timer)
  }, [isCopied])

  return (
    <span className={css.value}>
      <Scripted>
        <IconButton
          label={label}
          icon={isCopied ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
          onClick={async () => {
            const hasCopied = await copyText(text)
            setIsCopied(hasCopied)
            if (hasCopied) onCopied?.()
          }}
        />
      </Scripted>
      {children ?? <Ltr isId>{text}</Ltr>}
      <VisuallyHidden>
        <output>{isCopied ? copiedLabel : ''}</output>
      </VisuallyHidden>
    </span>
  )
}
