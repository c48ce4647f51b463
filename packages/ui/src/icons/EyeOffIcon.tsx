import EyeOff from 'lucide-react/icons/eye-off'
import { drawn } from './drawn.tsx'

export const EyeOffIcon = /* @__PURE__ */ drawn(EyeOff, { mirrors: false })
