import Sun from 'lucide-react/icons/sun'
import { drawn } from './drawn.tsx'

export const SunIcon = /* @__PURE__ */ drawn(Sun, { mirrors: false })
