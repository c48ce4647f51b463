import Utensils from 'lucide-react/icons/utensils'
import { drawn } from './drawn.tsx'

export const UtensilsIcon = /* @__PURE__ */ drawn(Utensils, { mirrors: false })
