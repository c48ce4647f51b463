import Ticket from 'lucide-react/icons/ticket'
import { drawn } from './drawn.tsx'

export const TicketIcon = /* @__PURE__ */ drawn(Ticket, { mirrors: false })
