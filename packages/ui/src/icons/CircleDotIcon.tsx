import CircleDot from 'lucide-react/icons/circle-dot'
import { drawn } from './drawn.tsx'

export const CircleDotIcon = /* @__PURE__ */ drawn(CircleDot, { mirrors: false })
