import type { Bill } from '@wasl/contracts/web/pay.contract'
import { Link } from '@wasl/ui/Link'
import { Ltr } from '@wasl/ui/Ltr'
import { Parties, type Party } from '@wasl/ui/Parties'
import { siteName } from '../base/page/unit-words.ts'
import { Name } from '../parts/Name.tsx'
import { phoneText } from '../parts/phone-text.ts'
import { usePayText } from './pay.text.ts'

/** S1 §2: the From block (unit title, website) and the To block (customer name, email, phone). */
export function BillParties({ bill: { unit, customer } }: { bill: Bill }) {
  const t = usePayText()
  const parties: Party[] = [
    {
      key: 'from',
      label: t('payPage.from'),
      name: <Name of={unit.title} />,
      lines: unit.website
        ? [
            {
              key: 'website',
              value: (
                <Link href={unit.website}>
                  <Ltr>{siteName(unit.website)}</Ltr>
                </Link>
              ),
            },
          ]
        : [],
    },
  ]
  const contacts = [
    { key: 'phone', value: customer.phone && phoneText(customer.phone) },
    { key: 'email', value: customer.email },
  ].flatMap(({ key, value }) => (value ? [{ key, value: <Ltr>{value}</Ltr> }] : []))
  if (customer.name ?? contacts[0]) {
    parties.push({
      key: 'to',
      label: t('payPage.to'),
      name: customer.name ? <Name of={customer.name} /> : null,
      lines: contacts,
    })
  }
  return <Parties parties={parties} />
}
