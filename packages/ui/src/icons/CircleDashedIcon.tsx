import CircleDashed from 'lucide-react/icons/circle-dashed'
import { drawn } from './drawn.tsx'

export const CircleDashedIcon = /* @__PURE__ */ drawn(CircleDashed, { mirrors: false })
