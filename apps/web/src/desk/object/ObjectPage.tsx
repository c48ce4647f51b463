import { IconButton } from '@wasl/ui/actions/IconButton'
import { ChevronDownIcon } from '@wasl/ui/icons/ChevronDownIcon'
import { ChevronUpIcon } from '@wasl/ui/icons/ChevronUpIcon'
import type { Crumb } from '@wasl/ui/navigation/Breadcrumbs'
import type { MouseEvent, ReactNode } from 'react'
import { SectionHead } from '../SectionHead.tsx'
import css from './Object.module.css'

/** Where it stands: its own crumb, and the list it was opened from, as that was left. */
export type ObjectPlace = { crumb: Crumb; back: { href: string; onClick: (event: MouseEvent) => void } }

export type ObjectHead = {
  /** Of the window. */
  title: string
  /** What it is, in a word: an amount, a number, a name. */
  heading: ReactNode
  badges?: ReactNode
  note?: ReactNode
  actions?: ReactNode
  /** The ways to the ones before and after in its list; whoever gives them listens to J and K too. */
  walk?: {
    previous: (() => void) | null
    next: (() => void) | null
    words: { previous: string; next: string }
  }
}

type Props = {
  place: ObjectPlace
  head: ObjectHead
  /** What waits for somebody, before everything else. */
  notices?: ReactNode
  /** Facts: `RailFacts`, or cards. What has none is not there. */
  rail: ReactNode
  /** What happened, in cards. */
  children: ReactNode
}

/** One thing: what happened to it, and a quiet rail of its facts, which follows below where there is no room beside. */
export function ObjectPage({ place, head, notices, rail, children }: Props) {
  const { title, heading, badges, note, actions, walk } = head
  const hasWalk = walk && (walk.previous || walk.next)
  return (
    <>
      <SectionHead
        title={title}
        heading={
          <span className={css.heading}>
            {heading}
            {badges}
          </span>
        }
        note={note && <span className={css.note}>{note}</span>}
        crumbs={[place.crumb]}
        back={place.back}
        actions={
          <>
            {hasWalk && (
              <span className={css.steps}>
                <Step label={walk.words.previous} keys="k" icon={<ChevronUpIcon />} go={walk.previous} />
                <Step label={walk.words.next} keys="j" icon={<ChevronDownIcon />} go={walk.next} />
              </span>
            )}
            {actions}
          </>
        }
      />
      <div className={css.columns}>
        <div className={css.story}>
          {notices}
          {children}
        </div>
        <div className={css.rail}>{rail}</div>
      </div>
    </>
  )
}

type StepProps = { label: string; keys: string; icon: ReactNode; go: (() => void) | null }

function Step({ label, keys, icon, go }: StepProps) {
  return (
    <IconButton
      label={label}
      icon={icon}
      aria-keyshortcuts={keys}
      aria-disabled={go ? undefined : true}
      onClick={() => go?.()}
    />
  )
}
