import ArrowDownUp from 'lucide-react/icons/arrow-down-up'
import { drawn } from './drawn.tsx'

export const ArrowDownUpIcon = /* @__PURE__ */ drawn(ArrowDownUp, { mirrors: false })
