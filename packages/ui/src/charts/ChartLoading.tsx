import { VisuallyHidden } from '../VisuallyHidden.tsx'
import css from './ChartLoading.module.css'

const heights = [56, 92, 70, 128, 104, 84, 112, 140, 96, 120, 76, 108]

/** As high as a chart, so that nothing moves when it comes. */
export function ChartLoading({ label }: { label: string }) {
  return (
    <div className={css.loading} aria-busy="true">
      <VisuallyHidden>
        <output>{label}</output>
      </VisuallyHidden>
      <svg viewBox="0 0 480 168" width="100%" aria-hidden="true">
        {heights.map((height, index) => (
          <rect key={height} x={index * 40 + 6} y={168 - height} width="28" height={height} rx="4" />
        ))}
      </svg>
    </div>
  )
}
