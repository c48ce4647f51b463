import Undo2 from 'lucide-react/icons/undo-2'
import { drawn } from './drawn.tsx'

export const Undo2Icon = /* @__PURE__ */ drawn(Undo2, { mirrors: true })
