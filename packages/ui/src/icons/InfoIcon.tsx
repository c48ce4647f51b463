import Info from 'lucide-react/icons/info'
import { drawn } from './drawn.tsx'

export const InfoIcon = /* @__PURE__ */ drawn(Info, { mirrors: false })
