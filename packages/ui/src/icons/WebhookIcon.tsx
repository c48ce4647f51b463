import Webhook from 'lucide-react/icons/webhook'
import { drawn } from './drawn.tsx'

export const WebhookIcon = /* @__PURE__ */ drawn(Webhook, { mirrors: false })
