/** Once what a press has changed is on the screen: work that would hold its answer back (performance F3). */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
