import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import { drawn } from './drawn.tsx'

export const ArrowUpDownIcon = /* @__PURE__ */ drawn(ArrowUpDown, { mirrors: false })
