import { useEffect, useState } from 'react'
import { Button } from './Button.tsx'
import { copyText } from './copy-text.ts'
import { CheckIcon } from '../icons/CheckIcon.tsx'
import { CopyIcon } from '../icons/CopyIcon.tsx'
import { Scripted } from '../page/Scripted.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'

type Props = {
  text: string
  label: string
  /** "Copied to clipboard": shown for two seconds and announced. */
  copiedLabel: string
  /** Draws only the icon's word "Copied" where there is no room for the whole sentence. */
  shortCopiedLabel?: string
}

const shownMs = 2000

export function CopyButton({ text, label, copiedLabel, shortCopiedLabel = copiedLabel }: Props) {
  const [isCopied, setIsCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), shownMs)
    return () => clearTimeout(timer)
  }, [isCopied])

  return (
    <Scripted>
      <Button
        variant="quiet"
        size="row"
        icon={isCopied ? <CheckIcon /> : <CopyIcon />}
        onClick={async () => setIsCopied(await copyText(text))}
      >
        {isCopied ? shortCopiedLabel : label}
      </Button>
      <VisuallyHidden>
        <output>{isCopied ? copiedLabel : ''}</output>
      </VisuallyHidden>
    </Scripted>
  )
}
