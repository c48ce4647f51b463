import Moon from 'lucide-react/icons/moon'
import { drawn } from './drawn.tsx'

export const MoonIcon = /* @__PURE__ */ drawn(Moon, { mirrors: false })
