import ScrollText from 'lucide-react/icons/scroll-text'
import { drawn } from './drawn.tsx'

export const ScrollTextIcon = /* @__PURE__ */ drawn(ScrollText, { mirrors: false })
