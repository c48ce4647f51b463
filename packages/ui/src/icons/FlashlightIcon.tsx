import Flashlight from 'lucide-react/icons/flashlight'
import { drawn } from './drawn.tsx'

export const FlashlightIcon = /* @__PURE__ */ drawn(Flashlight, { mirrors: false })
