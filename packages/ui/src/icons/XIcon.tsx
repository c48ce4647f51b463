import X from 'lucide-react/icons/x'
import { drawn } from './drawn.tsx'

export const XIcon = /* @__PURE__ */ drawn(X, { mirrors: false })
