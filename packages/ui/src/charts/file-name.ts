/** The title without what no file system takes. */
export const fileName = (title: string, ending: string): string =>
  `${
    title
      .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim() || 'chart'
  }.${ending}`
