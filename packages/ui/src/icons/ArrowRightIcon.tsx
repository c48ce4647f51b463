import ArrowRight from 'lucide-react/icons/arrow-right'
import { drawn } from './drawn.tsx'

export const ArrowRightIcon = /* @__PURE__ */ drawn(ArrowRight, { mirrors: true })
