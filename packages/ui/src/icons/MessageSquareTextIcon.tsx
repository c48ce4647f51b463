import MessageSquareText from 'lucide-react/icons/message-square-text'
import { drawn } from './drawn.tsx'

export const MessageSquareTextIcon = /* @__PURE__ */ drawn(MessageSquareText, { mirrors: false })
