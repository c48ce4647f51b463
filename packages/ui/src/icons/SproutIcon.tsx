import Sprout from 'lucide-react/icons/sprout'
import { drawn } from './drawn.tsx'

export const SproutIcon = /* @__PURE__ */ drawn(Sprout, { mirrors: false })
