import Trash2 from 'lucide-react/icons/trash-2'
import { drawn } from './drawn.tsx'

export const Trash2Icon = /* @__PURE__ */ drawn(Trash2, { mirrors: false })
