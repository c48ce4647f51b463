import Camera from 'lucide-react/icons/camera'
import { drawn } from './drawn.tsx'

export const CameraIcon = /* @__PURE__ */ drawn(Camera, { mirrors: false })
