import ChevronDown from 'lucide-react/icons/chevron-down'
import { drawn } from './drawn.tsx'

export const ChevronDownIcon = /* @__PURE__ */ drawn(ChevronDown, { mirrors: false })
