import Eye from 'lucide-react/icons/eye'
import { drawn } from './drawn.tsx'

export const EyeIcon = /* @__PURE__ */ drawn(Eye, { mirrors: false })
