import Wallet from 'lucide-react/icons/wallet'
import { drawn } from './drawn.tsx'

export const WalletIcon = /* @__PURE__ */ drawn(Wallet, { mirrors: false })
