/** S1 §9 and product.md 9.12: the social footer is the pay page's; these plugins carry it in the header. */
const headerPlugins = new Set(['pos', 'event', 'catalogue'])

export type HeaderConfig = { language_button: boolean; social: 'none' | 'header' | 'footer' }

export function headerOf(
  plugin: string,
  configured: { languageButton?: boolean; social?: HeaderConfig['social'] } | undefined,
): HeaderConfig {
  return {
    language_button: configured?.languageButton ?? true,
    social: configured?.social ?? (headerPlugins.has(plugin) ? 'header' : 'footer'),
  }
}
