import Layers from 'lucide-react/icons/layers'
import { drawn } from './drawn.tsx'

export const LayersIcon = /* @__PURE__ */ drawn(Layers, { mirrors: false })
