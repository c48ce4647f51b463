import MapPin from 'lucide-react/icons/map-pin'
import { drawn } from './drawn.tsx'

export const MapPinIcon = /* @__PURE__ */ drawn(MapPin, { mirrors: false })
