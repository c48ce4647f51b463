import Ban from 'lucide-react/icons/ban'
import { drawn } from './drawn.tsx'

export const BanIcon = /* @__PURE__ */ drawn(Ban, { mirrors: false })
