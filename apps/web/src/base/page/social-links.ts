import type { Unit } from '@wasl/contracts/web/pay.contract'
import type { SocialLink } from '@wasl/ui/page/SocialFooter'

const networks = [
  { network: 'instagram', name: 'Instagram' },
  { network: 'x', name: 'X' },
  { network: 'facebook', name: 'Facebook' },
] as const

export const socialLinks = (unit: Unit | null): SocialLink[] =>
  networks.flatMap(({ network, name }) => {
    const href = unit?.social[network]
    return href ? [{ network, name, href }] : []
  })
