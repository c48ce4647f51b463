import type { ReactNode, SVGProps } from 'react'

/** Brand glyphs that lucide does not carry, on the same 24 grid and stroke. */
export function ownShape(strokes: ReactNode) {
  return function Shape({ size = 24, ...rest }: SVGProps<SVGSVGElement> & { size?: number }) {
    return (
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        {...rest}
        width={size}
        height={size}
      >
        {strokes}
      </svg>
    )
  }
}
