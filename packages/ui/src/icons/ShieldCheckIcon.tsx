import ShieldCheck from 'lucide-react/icons/shield-check'
import { drawn } from './drawn.tsx'

export const ShieldCheckIcon = /* @__PURE__ */ drawn(ShieldCheck, { mirrors: false })
