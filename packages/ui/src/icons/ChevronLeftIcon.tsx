import ChevronLeft from 'lucide-react/icons/chevron-left'
import { drawn } from './drawn.tsx'

export const ChevronLeftIcon = /* @__PURE__ */ drawn(ChevronLeft, { mirrors: true })
