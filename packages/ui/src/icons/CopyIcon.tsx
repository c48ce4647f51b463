import Copy from 'lucide-react/icons/copy'
import { drawn } from './drawn.tsx'

export const CopyIcon = /* @__PURE__ */ drawn(Copy, { mirrors: false })
