import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import { drawn } from './drawn.tsx'

export const ChevronsUpDownIcon = /* @__PURE__ */ drawn(ChevronsUpDown, { mirrors: false })
