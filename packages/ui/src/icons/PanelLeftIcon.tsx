import PanelLeft from 'lucide-react/icons/panel-left'
import { drawn } from './drawn.tsx'

export const PanelLeftIcon = /* @__PURE__ */ drawn(PanelLeft, { mirrors: true })
