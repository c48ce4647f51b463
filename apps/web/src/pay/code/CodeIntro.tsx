import { CalmSea } from '@wasl/ui/art/CalmSea'
import { useMerchantName } from '../../parts/useMerchantName.ts'
import { useCodeText } from './code.text.ts'
import css from './Code.module.css'

/** Who asks for a code, and what it is for. */
export function CodeIntro() {
  const t = useCodeText()
  const merchant = useMerchantName()
  return (
    <section className={css.intro}>
      <h1>{t('code.title')}</h1>
      <p className={css.lead}>{t('code.lead', { merchant })}</p>
      <ol className={css.steps}>
        <li>{t('code.step.code')}</li>
        <li>{t('code.step.pair')}</li>
        <li>{t('code.step.on')}</li>
      </ol>
      <div className={css.drawing}>
        <CalmSea />
      </div>
    </section>
  )
}
