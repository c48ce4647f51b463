import Globe from 'lucide-react/icons/globe'
import { drawn } from './drawn.tsx'

export const GlobeIcon = /* @__PURE__ */ drawn(Globe, { mirrors: false })
