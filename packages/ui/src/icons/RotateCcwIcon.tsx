import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { drawn } from './drawn.tsx'

export const RotateCcwIcon = /* @__PURE__ */ drawn(RotateCcw, { mirrors: false })
