import { useEffect, useState } from 'react'
import { Button } from '../../actions/Button.tsx'
import { CheckIcon } from '../../icons/CheckIcon.tsx'
import { CopyIcon } from '../../icons/CopyIcon.tsx'
import { MailIcon } from '../../icons/MailIcon.tsx'
import { MessageCircleIcon } from '../../icons/MessageCircleIcon.tsx'
import { ShareIcon } from '../../icons/ShareIcon.tsx'
import { SmartphoneIcon } from '../../icons/SmartphoneIcon.tsx'
import { VisuallyHidden } from '../../text/VisuallyHidden.tsx'
import { copyText } from '../../actions/copy-text.ts'
import { Menu } from './Menu.tsx'
import { mailLink, whatsAppLink, type Shared } from './share-links.ts'

type Props = {
  shared: Shared
  /** The customer's: WhatsApp and e-mail are then addressed. */
  phone?: string
  email?: string
  words: {
    share: string
    /** "More apps": what the device offers. Only where it offers something. */
    device: string
    whatsApp: string
    email: string
    copy: string
    /** "Copied to clipboard": on the button for two seconds, and said. */
    copied: string
  }
}

const shownMs = 2000

export function ShareMenu({ shared, phone, email, words }: Props) {
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), shownMs)
    return () => clearTimeout(timer)
  }, [isCopied])

  const act = async (id: string) => {
    if (id === 'copy') return setIsCopied(await copyText(shared.url))
    await shareByDevice(shared)
  }
  const ways = [
    {
      id: 'whatsapp',
      label: words.whatsApp,
      icon: <MessageCircleIcon />,
      href: whatsAppLink(shared, phone),
      opensNewTab: true,
    },
    { id: 'email', label: words.email, icon: <MailIcon />, href: mailLink(shared, email) },
    { id: 'copy', label: words.copy, icon: <CopyIcon /> },
  ]
  const device = { id: 'device', label: words.device, icon: <SmartphoneIcon /> }
  return (
    <>
      <Menu
        trigger={
          <Button size="row" icon={isCopied ? <CheckIcon /> : <ShareIcon />}>
            {isCopied ? words.copied : words.share}
          </Button>
        }
        label={words.share}
        groups={[{ id: 'ways', items: canShareByDevice() ? [...ways, device] : ways }]}
        align="end"
        onAction={act}
      />
      <VisuallyHidden>
        <output>{isCopied ? words.copied : ''}</output>
      </VisuallyHidden>
    </>
  )
}

const canShareByDevice = () => typeof navigator !== 'undefined' && 'share' in navigator

/** Closing the device's own sheet rejects: nothing went wrong. */
async function shareByDevice(shared: Shared) {
  try {
    await navigator.share(shared)
  } catch {
    return
  }
}
