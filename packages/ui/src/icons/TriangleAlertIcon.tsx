import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { drawn } from './drawn.tsx'

export const TriangleAlertIcon = /* @__PURE__ */ drawn(TriangleAlert, { mirrors: false })
