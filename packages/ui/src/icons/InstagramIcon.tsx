import { drawn } from './drawn.tsx'
import { ownShape } from './ownShape.tsx'

export const InstagramIcon = /* @__PURE__ */ drawn(
  /* @__PURE__ */ ownShape(
    <>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17 7h.01" />
    </>,
  ),
  { mirrors: false },
)
