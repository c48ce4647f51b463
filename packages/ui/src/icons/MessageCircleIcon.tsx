import MessageCircle from 'lucide-react/icons/message-circle'
import { drawn } from './drawn.tsx'

export const MessageCircleIcon = /* @__PURE__ */ drawn(MessageCircle, { mirrors: false })
