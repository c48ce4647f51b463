import Settings from 'lucide-react/icons/settings'
import { drawn } from './drawn.tsx'

export const SettingsIcon = /* @__PURE__ */ drawn(Settings, { mirrors: false })
