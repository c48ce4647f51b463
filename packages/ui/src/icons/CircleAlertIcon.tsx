import CircleAlert from 'lucide-react/icons/circle-alert'
import { drawn } from './drawn.tsx'

export const CircleAlertIcon = /* @__PURE__ */ drawn(CircleAlert, { mirrors: false })
