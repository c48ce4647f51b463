import Truck from 'lucide-react/icons/truck'
import { drawn } from './drawn.tsx'

export const TruckIcon = /* @__PURE__ */ drawn(Truck, { mirrors: true })
