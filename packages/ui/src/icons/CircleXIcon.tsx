import CircleX from 'lucide-react/icons/circle-x'
import { drawn } from './drawn.tsx'

export const CircleXIcon = /* @__PURE__ */ drawn(CircleX, { mirrors: false })
