import Rows3 from 'lucide-react/icons/rows-3'
import { drawn } from './drawn.tsx'

export const Rows3Icon = /* @__PURE__ */ drawn(Rows3, { mirrors: false })
