import ClockAlert from 'lucide-react/icons/clock-alert'
import { drawn } from './drawn.tsx'

export const ClockAlertIcon = /* @__PURE__ */ drawn(ClockAlert, { mirrors: false })
