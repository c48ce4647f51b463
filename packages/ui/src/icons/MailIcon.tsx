import Mail from 'lucide-react/icons/mail'
import { drawn } from './drawn.tsx'

export const MailIcon = /* @__PURE__ */ drawn(Mail, { mirrors: false })
