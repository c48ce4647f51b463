import Printer from 'lucide-react/icons/printer'
import { drawn } from './drawn.tsx'

export const PrinterIcon = /* @__PURE__ */ drawn(Printer, { mirrors: false })
