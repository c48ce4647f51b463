import ChevronRight from 'lucide-react/icons/chevron-right'
import { drawn } from './drawn.tsx'

export const ChevronRightIcon = /* @__PURE__ */ drawn(ChevronRight, { mirrors: true })
