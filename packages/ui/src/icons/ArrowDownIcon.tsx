import ArrowDown from 'lucide-react/icons/arrow-down'
import { drawn } from './drawn.tsx'

export const ArrowDownIcon = /* @__PURE__ */ drawn(ArrowDown, { mirrors: false })
