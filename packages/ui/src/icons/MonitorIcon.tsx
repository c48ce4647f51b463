import Monitor from 'lucide-react/icons/monitor'
import { drawn } from './drawn.tsx'

export const MonitorIcon = /* @__PURE__ */ drawn(Monitor, { mirrors: false })
