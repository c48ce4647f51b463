import Clock from 'lucide-react/icons/clock'
import { drawn } from './drawn.tsx'

export const ClockIcon = /* @__PURE__ */ drawn(Clock, { mirrors: false })
