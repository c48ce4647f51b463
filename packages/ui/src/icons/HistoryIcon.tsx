import History from 'lucide-react/icons/history'
import { drawn } from './drawn.tsx'

export const HistoryIcon = /* @__PURE__ */ drawn(History, { mirrors: false })
