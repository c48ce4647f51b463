import ScanQrCode from 'lucide-react/icons/scan-qr-code'
import { drawn } from './drawn.tsx'

export const ScanQrCodeIcon = /* @__PURE__ */ drawn(ScanQrCode, { mirrors: false })
