import Bold from 'lucide-react/icons/bold'
import { drawn } from './drawn.tsx'

export const BoldIcon = /* @__PURE__ */ drawn(Bold, { mirrors: false })
