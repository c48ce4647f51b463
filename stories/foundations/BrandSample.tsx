import { Button } from '@wasl/ui/actions/Button'
import { CircleCheckIcon } from '@wasl/ui/icons/CircleCheckIcon'
import { Inline } from '@wasl/ui/layout/Inline'
import { Link } from '@wasl/ui/actions/Link'
import { StatusBadge } from '@wasl/ui/money/StatusBadge'

type Props = { words: { pay: string; details: string; terms: string; paid: string } }

/** What a merchant's colour touches, beside what it never does. */
export function BrandSample({ words }: Props) {
  return (
    <Inline>
      <Button variant="primary">{words.pay}</Button>
      <Button variant="quiet">{words.details}</Button>
      <Link href="#terms">{words.terms}</Link>
      <StatusBadge tone="success" icon={<CircleCheckIcon size={16} />}>
        {words.paid}
      </StatusBadge>
    </Inline>
  )
}
