import { drawn } from './drawn.tsx'
import { ownShape } from './ownShape.tsx'

export const TwitterXIcon = /* @__PURE__ */ drawn(
  /* @__PURE__ */ ownShape(<path d="M5 4l14 16M19 4 5 20" />),
  { mirrors: false },
)
