import Download from 'lucide-react/icons/download'
import { drawn } from './drawn.tsx'

export const DownloadIcon = /* @__PURE__ */ drawn(Download, { mirrors: false })
