import CameraOff from 'lucide-react/icons/camera-off'
import { drawn } from './drawn.tsx'

export const CameraOffIcon = /* @__PURE__ */ drawn(CameraOff, { mirrors: false })
