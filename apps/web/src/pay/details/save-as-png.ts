/** The file with the amount under the code, painted as it is. */
export async function saveAsPng(svgAddress: string, name: string): Promise<void> {
  const picture = new Image()
  picture.src = svgAddress
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = picture.naturalWidth
  canvas.height = picture.naturalHeight
  canvas.getContext('2d')?.drawImage(picture, 0, 0)
  const link = document.createElement('a')
  link.href = canvas.toDataURL('image/png')
  link.download = name
  link.click()
}
