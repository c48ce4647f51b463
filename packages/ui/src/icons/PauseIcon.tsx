import Pause from 'lucide-react/icons/pause'
import { drawn } from './drawn.tsx'

export const PauseIcon = /* @__PURE__ */ drawn(Pause, { mirrors: false })
