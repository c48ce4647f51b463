import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import css from './SkeletonBlocks.module.css'

type Props = {
  /** Said once, not for every bar. */
  label: string
  kind: 'cards' | 'list' | 'details'
  count?: number
}

/** The shape of what comes, where its words are not known: cards of a shop, rows of a list, pairs of a detail. */
export function SkeletonBlocks({ label, kind, count = kind === 'list' ? 6 : 4 }: Props) {
  const Block = blocks[kind]
  return (
    <div className={css.blocks} aria-busy="true" data-box="skeleton">
      <VisuallyHidden>
        <output>{label}</output>
      </VisuallyHidden>
      <div className={css.shape} data-kind={kind} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <Block key={index} index={index} />
        ))}
      </div>
    </div>
  )
}

/** Lines of different length read as text, equal ones as a table. */
const lengths = ['long', 'middle', 'short'] as const
const lengthAt = (index: number) => lengths[index % lengths.length]

function CardBlock({ index }: { index: number }) {
  return (
    <div className={css.card}>
      <span className={css.picture} />
      <span className={css.line} data-length="long" />
      <span className={css.line} data-length={lengthAt(index + 1)} />
      <span className={css.line} data-length="short" data-strong="" />
    </div>
  )
}

function RowBlock({ index }: { index: number }) {
  return (
    <div className={css.row}>
      <span className={css.round} />
      <span className={css.lines}>
        <span className={css.line} data-length={lengthAt(index)} />
        <span className={css.line} data-length="short" data-quiet="" />
      </span>
      <span className={css.line} data-length="figure" />
    </div>
  )
}

function PairBlock({ index }: { index: number }) {
  return (
    <div className={css.pair}>
      <span className={css.line} data-length="short" data-quiet="" />
      <span className={css.line} data-length={index % 2 ? 'figure' : 'short'} />
    </div>
  )
}

const blocks = { cards: CardBlock, list: RowBlock, details: PairBlock }
