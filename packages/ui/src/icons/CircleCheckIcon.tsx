import CircleCheck from 'lucide-react/icons/circle-check'
import { drawn } from './drawn.tsx'

export const CircleCheckIcon = /* @__PURE__ */ drawn(CircleCheck, { mirrors: false })
