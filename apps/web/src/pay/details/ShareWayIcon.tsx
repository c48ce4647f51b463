import { MailIcon } from '@wasl/ui/icons/MailIcon'
import { MessageCircleIcon } from '@wasl/ui/icons/MessageCircleIcon'
import { MessageSquareTextIcon } from '@wasl/ui/icons/MessageSquareTextIcon'
import type { WayId } from './share-ways.ts'

const icons = { whatsapp: MessageCircleIcon, sms: MessageSquareTextIcon, email: MailIcon }

export function ShareWayIcon({ way }: { way: WayId }) {
  const Icon = icons[way]
  return <Icon />
}
