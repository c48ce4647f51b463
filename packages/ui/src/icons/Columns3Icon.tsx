import Columns3 from 'lucide-react/icons/columns-3'
import { drawn } from './drawn.tsx'

export const Columns3Icon = /* @__PURE__ */ drawn(Columns3, { mirrors: false })
