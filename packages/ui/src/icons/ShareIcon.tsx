import Share from 'lucide-react/icons/share'
import { drawn } from './drawn.tsx'

export const ShareIcon = /* @__PURE__ */ drawn(Share, { mirrors: true })
