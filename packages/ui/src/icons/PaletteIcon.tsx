import Palette from 'lucide-react/icons/palette'
import { drawn } from './drawn.tsx'

export const PaletteIcon = /* @__PURE__ */ drawn(Palette, { mirrors: false })
