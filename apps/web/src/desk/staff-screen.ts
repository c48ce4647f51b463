import { lazyRouteComponent } from '@tanstack/react-router'
import type { StaffPageName } from '@wasl/domain/staff-pages'
import type { ReactNode } from 'react'
import { loadChunk } from '../base/load-chunk.ts'

/** What is drawn at each address of `packages/domain/src/staff-pages.ts`; every slice says it of its own. */
export type StaffScreens = Readonly<Record<StaffPageName, object>>

/** A page whose code comes when it is opened. */
export const screen = <Name extends string>(
  load: () => Promise<Record<Name, () => ReactNode>>,
  name: Name,
) => ({
  component: lazyRouteComponent(() => loadChunk(load), name),
})
