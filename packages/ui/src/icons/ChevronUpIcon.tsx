import ChevronUp from 'lucide-react/icons/chevron-up'
import { drawn } from './drawn.tsx'

export const ChevronUpIcon = /* @__PURE__ */ drawn(ChevronUp, { mirrors: false })
