type Props = { y: number; fill: string; height?: number; offset?: number }

/** A band of sea across a 280 scene. */
export function Waves({ y, fill, height = 11, offset = 0 }: Props) {
  return <path d={`M${-offset} ${y}q23-${height} 46 0${'t46 0'.repeat(7)}V208H${-offset}z`} fill={fill} />
}
