import SwitchCamera from 'lucide-react/icons/switch-camera'
import { drawn } from './drawn.tsx'

export const SwitchCameraIcon = /* @__PURE__ */ drawn(SwitchCamera, { mirrors: false })
