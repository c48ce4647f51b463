import RefreshCw from 'lucide-react/icons/refresh-cw'
import { drawn } from './drawn.tsx'

export const RefreshCwIcon = /* @__PURE__ */ drawn(RefreshCw, { mirrors: false })
