import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import { drawn } from './drawn.tsx'

export const ArrowLeftRightIcon = /* @__PURE__ */ drawn(ArrowLeftRight, { mirrors: false })
