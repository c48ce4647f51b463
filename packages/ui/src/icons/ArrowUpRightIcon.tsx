import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import { drawn } from './drawn.tsx'

export const ArrowUpRightIcon = /* @__PURE__ */ drawn(ArrowUpRight, { mirrors: true })
