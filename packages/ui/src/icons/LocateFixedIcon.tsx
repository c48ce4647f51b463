import LocateFixed from 'lucide-react/icons/locate-fixed'
import { drawn } from './drawn.tsx'

export const LocateFixedIcon = /* @__PURE__ */ drawn(LocateFixed, { mirrors: false })
