import type { ComponentProps, ReactNode } from 'react'
import { late } from '../../overlays/late.tsx'
import type { VirtualBody } from './VirtualBody.tsx'

type Props<Row> = ComponentProps<typeof VirtualBody<Row>> & { instead: ReactNode }

const body = late(async () => (await import('./VirtualBody.tsx')).VirtualBody)

/** A table of pages carries nothing of this. The type parameter is lost on the way; the component is the same. */
export const LateBody = body as <Row>(props: Props<Row>) => ReactNode
/** Beside the rows, not after them. */
export const warmBody = body.warm
