import ArrowUp from 'lucide-react/icons/arrow-up'
import { drawn } from './drawn.tsx'

export const ArrowUpIcon = /* @__PURE__ */ drawn(ArrowUp, { mirrors: false })
