import GripVertical from 'lucide-react/icons/grip-vertical'
import { drawn } from './drawn.tsx'

export const GripVerticalIcon = /* @__PURE__ */ drawn(GripVertical, { mirrors: false })
