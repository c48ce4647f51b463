import Scale from 'lucide-react/icons/scale'
import { drawn } from './drawn.tsx'

export const ScaleIcon = /* @__PURE__ */ drawn(Scale, { mirrors: false })
