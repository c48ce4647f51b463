import ReceiptText from 'lucide-react/icons/receipt-text'
import { drawn } from './drawn.tsx'

export const ReceiptTextIcon = /* @__PURE__ */ drawn(ReceiptText, { mirrors: false })
