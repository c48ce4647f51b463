import type { ReactNode } from 'react'

/** For `<b>…</b>` in a message. */
export const bold = (words: ReactNode) => <b>{words}</b>
