import { drawn } from './drawn.tsx'
import { ownShape } from './ownShape.tsx'

export const FacebookIcon = /* @__PURE__ */ drawn(
  /* @__PURE__ */ ownShape(<path d="M14 22v-8h3l1-4h-4V8c0-1 .5-2 2-2h2V2h-3c-3 0-5 2-5 5v3H7v4h3v8z" />),
  { mirrors: false },
)
