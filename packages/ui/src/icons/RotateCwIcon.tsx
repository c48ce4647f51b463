import RotateCw from 'lucide-react/icons/rotate-cw'
import { drawn } from './drawn.tsx'

export const RotateCwIcon = /* @__PURE__ */ drawn(RotateCw, { mirrors: false })
